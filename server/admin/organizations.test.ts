import { describe, expect, test } from 'vitest'
import { setUpAdminTests } from '../testing/admin/admin-test-setup.ts'

const { read, run, server } = setUpAdminTests()

describe('an organization', () => {
  test('is made with its owner, moves between plans, and gets values of its own, each audited', async () => {
    const owner = ['--owner-email', 'Ana@harbour.example', '--owner-name', 'Ana']
    const made = await read(
      'org',
      'create',
      '--slug',
      'harbour',
      '--name',
      'Harbour',
      '--timezone',
      'Asia/Tokyo',
      ...owner,
    )
    expect(made.organization).toMatchObject({ slug: 'harbour', plan: 'free', timezone: 'Asia/Tokyo', overrides: {} })
    expect(made.owner).toMatchObject({ email: 'Ana@harbour.example', role: 'owner', group: null })
    const asOwner = ['--as', 'ana@HARBOUR.example']
    const { organization } = await read('org', 'plan', 'harbour', 'growth', ...asOwner)
    expect(organization.plan).toBe('growth')
    await read('org', 'plan', made.organization.id, 'growth', ...asOwner)
    await read('org', 'override', 'harbour', 'attendee_cap=5', 'api_write=true', 'api_calls_monthly=none')
    await read('org', 'override', 'harbour', 'attendee_cap=', 'api_write=true')

    const key = await server().key(made.organization.id, { scopes: ['read', 'admin'] })
    const me = await (await server().get('/v1/me', { key: key.value })).json()
    expect(me.plan.code).toBe('growth')
    expect(me.entitlements.api_write).toBe(true)
    expect(me.limits).toMatchObject({ attendee_cap: 10_000, api_calls_monthly: null })

    // Read through the API, where every response is checked against the contract.
    const { data } = await (await server().get('/v1/audit-log', { key: key.value })).json()
    const log = data.reverse()
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'organization.created',
      'member.added',
      'organization.plan_changed',
      'organization.overrides_changed',
      'organization.overrides_changed',
    ])
    const [creation, , planChange, , overrideChange] = log
    const system = { type: 'system', id: null }
    expect(creation).toMatchObject({ actor: system, source: 'cli', before: null, after: made.organization })
    expect(planChange).toMatchObject({ actor: { type: 'member', id: made.owner.id }, source: 'cli' })
    expect(planChange).toMatchObject({ before: { plan: 'free' }, after: { plan: 'growth' } })
    expect(overrideChange.before.overrides).toEqual({ attendee_cap: 5, api_write: true, api_calls_monthly: null })
    expect(overrideChange.after.overrides).toEqual({ api_write: true, api_calls_monthly: null })

    const { organizations } = await read('org', 'list')
    expect(organizations.map(({ slug }: { slug: string }) => slug)).toEqual(['harbour', 'sandbox'])
  })

  test('is refused whole when something about it is wrong', async () => {
    const owner = (email: string) => ['--owner-email', email, '--owner-name', 'X']
    const base = ['org', 'create', '--name', 'X']
    const runs = await Promise.all([
      run(...base, '--slug', 'sandbox'),
      run(...base, '--slug', 'With Spaces'),
      run(...base, '--slug', 'x1', '--plan', 'gold'),
      run(...base, '--slug', 'x2', '--timezone', 'Mars/Olympus'),
      run(...base, '--slug', 'x3', ...owner('nobody')),
      run(...base, '--slug', 'x4', '--owner-email', 'a@x.example'),
      run(...base, '--slug', 'x5', '--as', 'a@x.example'),
    ])
    expect(runs.map(({ code }) => code)).toEqual([1, 2, 2, 2, 2, 2, 2])
    const told = runs.map(({ stderr }) => stderr)
    expect(told[0]).toBe('The slug sandbox is taken by another organization.\n')
    expect(told[1]).toContain('With Spaces is not a slug')
    expect(told[2]).toBe('There is no plan gold; the plans are free, starter, growth, scale.\n')
    expect(told[3]).toContain('Mars/Olympus is not a time zone')
    expect(told[4]).toBe('nobody is not an email address.\n')
    expect(told[5]).toContain('--owner-email and --owner-name go together')
    expect(told[6]).toContain('is for the operator of the installation')
    expect(await server().database('organizations').whereLike('slug', 'x%').pluck('slug')).toEqual([])
  })
})
