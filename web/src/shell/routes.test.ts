import { describe, expect, it } from 'vitest'
import { linePath, placeOf, secretOf, wayOf } from './routes.ts'

const SECRET = 'a'.repeat(43)

describe('addresses', () => {
  it('lead to screens', () => {
    expect(placeOf('/')).toEqual({ screen: 'home' })
    expect(placeOf('/table/x-1')).toEqual({ screen: 'table', table: 'x-1' })
    expect(placeOf('/new/agora')).toEqual({ screen: 'new', game: 'agora' })
    expect(placeOf('/learn/deukalion')).toEqual({ screen: 'learn', game: 'deukalion' })
    expect(placeOf('/learn')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/coach/x-1')).toEqual({ screen: 'coach', table: 'x-1' })
    expect(placeOf('/today')).toEqual({ screen: 'today' })
    expect(placeOf('/daily')).toEqual({ screen: 'daily', game: '', day: '' })
    expect(placeOf('/daily/agora/2026-11-19')).toEqual({ screen: 'daily', game: 'agora', day: '2026-11-19' })
    expect(placeOf('/daily/agora/soon')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/tournaments')).toEqual({ screen: 'tournaments' })
    expect(placeOf('/tournaments/new')).toEqual({ screen: 'new-tournament' })
    expect(placeOf('/tournament/x1')).toEqual({ screen: 'tournament', tournament: 'x1' })
    expect(placeOf('/tournament')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/settings/')).toEqual({ screen: 'settings' })
    expect(placeOf('/play-on/x-1/41/2')).toEqual({ screen: 'replay', table: 'x-1', n: 41, seat: 2, on: true })
    expect(placeOf('/play-on/x-1')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/play-on/x-1/first')).toEqual({ screen: 'nowhere' })
    expect(placeOf(linePath('x-1', 217))).toEqual({ screen: 'replay', table: 'x-1', n: null, seat: null, line: 217 })
    expect(placeOf('/replay/x-1/line-')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/table')).toEqual({ screen: 'nowhere' })
    expect(placeOf('/%')).toEqual({ screen: 'nowhere' })
  })
  it('carry secrets after #', () => {
    expect(secretOf(`#invite=${SECRET}`)).toEqual({ kind: 'invite', secret: SECRET })
    expect(secretOf('#invite=short')).toBeNull()
    expect(secretOf('#other')).toBeNull()
  })
  it('are found in what somebody pasted', () => {
    expect(wayOf(` https://example.org/#invite=${SECRET} `)).toEqual({ kind: 'invite', secret: SECRET })
    expect(wayOf(SECRET)).toEqual({ kind: 'invite', secret: SECRET })
    expect(wayOf('https://example.org/table/abc123')).toEqual({ table: 'abc123' })
    expect(wayOf('https://example.org/table/abc123?lang=nl')).toEqual({ table: 'abc123' })
    expect(wayOf('abc123')).toEqual({ table: 'abc123' })
    expect(wayOf('what is this')).toBeNull()
  })
})
