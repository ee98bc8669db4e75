import {
  atOnce,
  bearer,
  forged,
  makeUser,
  owner,
  pass,
  refreshAs,
  keep,
  replay,
  send,
  signIn,
  type World,
} from './world.ts';

/** Refreshing: rotation, repeats, theft, and the ends of a session. */
export async function refreshing(world: World): Promise<void> {
  await makeUser(world, 'rita');
  await signIn(world, 'rita');
  keep(world, 'rita_2', await replay(world, 'refresh.ok'));
  await replay(world, 'refresh.used_again_at_once');
  pass(world, 25 * 60);
  await replay(world, 'refresh.parent_of_active_used_after_an_hour');
  keep(world, 'rita_3', await replay(world, 'refresh.second_swap'));
  await families(world);
  const wrong: Record<string, string> = {
    unknown: 'abcdefghijkl',
    too_short: 'abc',
    empty: '',
    '12_chars_bad_alphabet': 'ABCDEFGH-_19',
    longer_rubbish: 'abcdefghijklmnopqrstuvwxyz',
  };
  for (const [name, refresh_token] of Object.entries(wrong))
    await replay(world, `refresh.${name}`, { refresh_token });
  await replay(world, 'refresh.missing_field');
  await replay(world, 'refresh.malformed_json');
  await sessionEnds(world);
}

/** Tokens 1, 2 and 3 of one session, the last one active. */
async function family(world: World, name: string): Promise<void> {
  await signIn(world, 'rita', `${name}_1`);
  await refreshAs(world, `${name}_1`, `${name}_2`);
  await refreshAs(world, `${name}_2`, `${name}_3`);
}

async function families(world: World): Promise<void> {
  await atOnce(world, async () => {
    await family(world, 'fam');
    await replay(world, 'refresh.grandparent_inside_interval');
  });
  for (const name of ['gfam', 'hfam']) await family(world, name);
  pass(world, 11);
  await replay(world, 'refresh.grandparent_outside_interval');
  await replay(world, 'user.get.after_refresh_reuse');
  await replay(world, 'refresh.active_token_right_after_reuse');
  const body = JSON.stringify({ refresh_token: world.store.get('refresh_token:hfam_1') });
  await send(world, 'POST', '/token?grant_type=refresh_token', { body });
  pass(world, 11);
  await replay(world, 'refresh.active_token_later_after_reuse');
}

async function sessionEnds(world: World): Promise<void> {
  for (const name of ['rita_out', 'rita_idle', 'rita_box', 'rita_na', 'rita_par'])
    await signIn(world, 'rita', name);
  await send(world, 'POST', '/logout?scope=local', { headers: bearer(world, 'rita_out') });
  await replay(world, 'refresh.logged_out_session');
  const age = (name: string, set: string) =>
    owner(world, `update auth.sessions set ${set} where id = $1::text::uuid`, [
      world.store.get(`session_id:${name}`),
    ]);
  await age('rita_idle', `created_at = created_at - interval '31 minutes'`);
  await owner(
    world,
    `update auth.refresh_tokens set updated_at = updated_at - interval '31 minutes'
    where session_id = $1::text::uuid`,
    [world.store.get('session_id:rita_idle')],
  );
  await replay(world, 'refresh.after_inactivity');
  await age('rita_box', `refreshed_at = created_at, created_at = created_at - interval '12 hours 1 minute'`);
  await replay(world, 'refresh.after_timebox');
  await age('rita_na', `not_after = created_at - interval '1 minute'`);
  await replay(world, 'refresh.after_not_after');
  const jwt = await forged(world, 'rita_par', { exp: Math.floor(world.clock.nowMs / 1000) - 60 });
  const refresh_token = world.store.get('refresh_token:rita_par') ?? '';
  await replay(world, 'refresh.with_expired_bearer', { jwt, refresh_token });
}

/** Signing out here, elsewhere and everywhere. */
export async function leaving(world: World): Promise<void> {
  await makeUser(world, 'lou');
  for (const name of ['a', 'b', 'c']) await signIn(world, 'lou', `lou_${name}`);
  await replay(world, 'logout.others');
  await signIn(world, 'lou', 'lou_b2');
  await replay(world, 'logout.local');
  await replay(world, 'logout.twice');
  await signIn(world, 'lou', 'lou_c2');
  await replay(world, 'logout.global');
  await signIn(world, 'lou', 'lou_d');
  await replay(world, 'logout.no_scope_is_global');
  await signIn(world, 'lou', 'lou_e');
  await replay(world, 'logout.unknown_scope');
  await replay(world, 'logout.no_token');
  const exp = Math.floor(world.clock.nowMs / 1000) - 60;
  await replay(world, 'logout.expired_token', { jwt: await forged(world, 'lou_e', { exp }) });
  await replay(world, 'logout.forged_token', { jwt: await forged(world, 'lou_e', {}, 'x'.repeat(48)) });
  const jwt = await forged(world, 'lou_e', { session_id: undefined });
  await replay(world, 'logout.token_without_session_claim', { jwt });
  await replay(world, 'logout.get_wrong_method');
}
