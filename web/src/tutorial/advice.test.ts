import { describe, expect, it } from 'vitest'
import type { Action, View } from '../house/wire.ts'
import { GOALS, learnt, priceOfAge, Teacher, type Goal } from './advice.ts'

const cubes = (food: number, wood: number, gold: number, favor: number) => ({
  id: 'cubes/0',
  key: 'zone-cubes',
  owner: 0,
  pieces: Object.entries({ food, wood, gold, favor }).map(([kind, count]) => ({ id: `cubes/0/${kind}`, kind, count })),
})
const land = (...kinds: string[]) => ({
  id: 'production/0',
  key: 'zone-production',
  owner: 0,
  pieces: kinds.map((kind, at) => ({ id: `production/0/${at}`, kind, count: 1 })),
})
const army = (count: number) => ({
  id: 'holding/0',
  key: 'zone-holding',
  owner: 0,
  pieces: [{ id: 'holding/0/hoplite', kind: 'hoplite', count }],
})
const view = (prompt: string, params: Record<string, unknown>, ...zones: unknown[]): View =>
  ({ prompt: { key: prompt, params }, zones }) as unknown as View
const actions = (...texts: string[]): Action[] =>
  texts.map((text, n) => {
    const [verb = '', word = ''] = text.split(' ')
    const arg: Record<string, string> = {
      take: 'tile',
      play: 'card',
      lay: 'card',
      pick: 'card',
      gather: 'scope',
      build: 'building',
      recruit: 'unit',
      commit: 'unit',
      place: 'card',
      area: 'area',
      give: 'resource',
      for: 'resource',
      fee: 'resource',
      amount: 'number',
    }
    return { n, text, verb, args: arg[verb] ? { [arg[verb]]: word } : {} }
  })
const said = (done: Goal[], seen: View, ...texts: string[]): string | undefined =>
  new Teacher(0, new Set(done), 4).advise(seen, actions(...texts)).action?.text
const rest: Goal[] = GOALS.filter((goal) => goal !== 'age')

describe('the teacher', () => {
  it('takes rich land, and of every resource some', () => {
    const seen = view('draft', {}, land('fertile/food/2'))
    expect(said([], seen, 'take fertile/food/1', 'take fertile/food/2', 'take forest/wood/2', 'pass')).toBe('take forest/wood/2')
    expect(said([], seen, 'pass')).toBe('pass')
  })
  it('picks the deeds that are still to be learnt, then is done', () => {
    const teacher = new Teacher(0, new Set<Goal>(['explore', 'gather']), 4)
    const offered = actions('pick permanent_explore', 'pick permanent_build', 'pick permanent_attack', 'stop')
    expect(teacher.advise(view('draw_cards', { room: 2 }), offered).action?.text).toBe('pick permanent_build')
    expect(teacher.advise(view('draw_cards', { room: 0 }), offered).action?.text).toBe('stop')
  })
  it('plays what can be learnt now', () => {
    const hand = ['play permanent_gather', 'play permanent_build', 'play permanent_attack', 'lay permanent_build']
    expect(said(['explore'], view('play_a_card', {}, cubes(4, 4, 4, 4), army(6)), ...hand)).toBe('play permanent_gather')
    expect(said(['explore', 'gather'], view('play_a_card', {}, cubes(4, 4, 4, 4), army(6)), ...hand)).toBe('play permanent_build')
    expect(said(['explore', 'gather'], view('play_a_card', {}, cubes(0, 4, 4, 4), army(6)), ...hand)).toBe('play permanent_attack')
    expect(said(['explore', 'gather'], view('play_a_card', {}, cubes(0, 4, 4, 4), army(1)), ...hand)).toBe('play permanent_gather')
  })
  it('saves for the next age when nothing else is left, and takes it', () => {
    const hand = ['play permanent_gather', 'play permanent_trade', 'play permanent_recruit', 'lay permanent_recruit']
    expect(said(rest, view('play_a_card', {}, cubes(2, 2, 2, 2)), ...hand)).toBe('play permanent_gather')
    expect(said(rest, view('play_a_card', {}, cubes(9, 6, 4, 1)), ...hand)).toBe('play permanent_trade')
    expect(said(rest, view('play_a_card', {}, cubes(4, 4, 4, 4)), ...hand, 'play permanent_next_age')).toBe('play permanent_next_age')
    expect(said(rest, view('play_a_card', {}, cubes(2, 2, 2, 2)), 'play permanent_recruit', 'lay permanent_recruit')).toBe(
      'lay permanent_recruit',
    )
  })
  it('harvests the most, and while saving what is lacking', () => {
    const fields = land('fertile/food/2', 'fertile/food/2', 'mountains/gold/2')
    const scopes = ['gather food', 'gather gold', 'gather fertile', 'gather favor']
    expect(said([], view('gather_scope', {}, fields, cubes(5, 5, 0, 0)), ...scopes)).toMatch(/food|fertile/)
    expect(said(rest, view('gather_scope', {}, fields, cubes(5, 5, 0, 0)), ...scopes)).toBe('gather gold')
  })
  it('swaps what there is too much of for what is lacking', () => {
    const stock = cubes(9, 4, 4, 1)
    expect(said(rest, view('trade_fee', {}, stock), 'fee food', 'fee favor')).toBe('fee food')
    expect(said(rest, view('trade_give', {}, stock), 'give wood', 'give food', 'stop')).toBe('give food')
    expect(said(rest, view('trade_for', { give: 'food' }, stock), 'for wood', 'for favor')).toBe('for favor')
    expect(said(rest, view('trade_amount', { give: 'food', get: 'favor' }, stock), 'amount 1', 'amount 3', 'amount 5')).toBe('amount 3')
    expect(said(rest, view('trade_give', {}, cubes(4, 4, 4, 4)), 'give wood', 'stop')).toBe('stop')
  })
  it('has an answer to what it was not asked before', () => {
    expect(said([], view('wrath', {}), 'strike a', 'no')).toBe('no')
    expect(new Teacher(0, new Set(), 4).advise(view('wrath', {}), []).action).toBeNull()
  })
})

describe('a pupil', () => {
  it('learns by what happened', () => {
    expect(learnt({ event: 'battle_won', seat: 1, loser: 0 }, 0)).toBe('battle')
    expect(learnt({ event: 'battle_won', seat: 1, loser: 2 }, 0)).toBeNull()
    expect(learnt({ event: 'card_played', seat: 0, card: 'greek_gather_hades' }, 0)).toBe('gather')
    expect(learnt({ event: 'card_played', seat: 1, card: 'greek_gather_hades' }, 0)).toBeNull()
    expect(learnt({ event: 'card_played', seat: 0, card: 'permanent_attack' }, 0)).toBeNull()
    expect(learnt({ event: 'turn_began', turn: 1 }, 0)).toBe('draft')
  })
  it('pays what the figures of the game say', () => {
    expect(priceOfAge({ permanent_cards: [{ id: 'permanent_next_age', cost_each_resource: { classical: 4, heroic: 5 } }] })).toBe(4)
    expect(priceOfAge({})).toBe(0)
  })
})
