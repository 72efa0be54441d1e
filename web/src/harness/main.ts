import { mount } from 'svelte'
import '../look/base.css'
import Harness from './Harness.svelte'

mount(Harness, { target: document.getElementById('app')! })
