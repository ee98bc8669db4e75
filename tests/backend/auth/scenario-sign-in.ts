import { decodeJwt } from 'jose';
import { cheapHasher } from '../support/fixture.ts';
import { unsignedToken } from '../support/token-attempts.ts';
import {
  asService,
  atOnce,
  bearer,
  forged,
  makeUser,
  owner,
  passwords,
  replay,
  send,
  signIn,
  type World,
} from './world.ts';

const json = JSON.stringify;

/** Signing in with a password, right and wrong. */
export async function signingIn(world: World): Promise<void> {
  for (const name of ['ana', 'weak']) await makeUser(world, name);
  await makeUser(world, 'unconf', { email_confirm: false });
  await makeUser(world, 'banned', { ban_duration: '24h' });
  await makeUser(world, 'nopw', { password: '' });
  const poor = await cheapHasher.hash('abc');
  await owner(world, `update auth.users set encrypted_password = $1::text where email = 'weak@example.org'`, [
    poor,
  ]);
  const values = {
    '73 bytes': `Aa1${'x'.repeat(70)}`,
    '10000 bytes': 'a'.repeat(10_000),
    'JSON of more than 1048576 bytes': json({ email: 'x'.repeat(1_048_577) }),
  };
  const names = world.cases
    .map(({ name }) => name)
    .filter((name) => /^signin\.(?!ok\.with|invited)/.test(name));
  for (const name of names) await replay(world, name, values);
}

/** Too much from one address, and another one that nothing of it touches. */
export async function flooding(world: World): Promise<void> {
  await signIn(world, 'ana');
  const body = json({ email: 'nobody@example.org', password: 'x' });
  const headers = { 'x-forwarded-for': '192.0.2.10' };
  const changing = { ...bearer(world, 'ana'), 'x-forwarded-for': '192.0.2.12' };
  await atOnce(world, async () => {
    for (let turn = 0; turn < 30; turn++)
      await send(world, 'POST', '/token?grant_type=password', { headers, body });
    await replay(world, 'ratelimit.signin_reached');
    await replay(world, 'ratelimit.refresh_shares_the_bucket', { refresh_token: 'abcdefghijkl' });
    await replay(world, 'ratelimit.other_address_not_affected');
    await replay(world, 'ratelimit.unsupported_grant_not_counted');
    for (let turn = 0; turn < 30; turn++)
      await send(world, 'PUT', '/user', { headers: changing, body: '{"data":{}}' });
    await replay(world, 'ratelimit.put_user_reached');
  });
}

/** `GET /user` with every kind of token. */
export async function askingWho(world: World): Promise<void> {
  const now = Math.floor(world.clock.nowMs / 1000);
  const { sub, session_id: sessionId } = decodeJwt(world.store.get('access_token:ana') ?? '');
  const tokens: Record<string, Promise<string> | string> = {
    expired: forged(world, 'ana', { exp: now - 3600 }),
    expired_1s_ago: forged(world, 'ana', { exp: now - 1 }),
    not_yet_valid: forged(world, 'ana', { nbf: now + 3600 }),
    iat_in_future: forged(world, 'ana', { iat: now + 3600 }),
    no_exp: forged(world, 'ana', { exp: undefined }),
    other_issuer: forged(world, 'ana', { iss: 'https://other.example' }),
    other_audience: forged(world, 'ana', { aud: 'other' }),
    no_audience: forged(world, 'ana', { aud: undefined }),
    forged_other_secret: forged(world, 'ana', {}, 'x'.repeat(48)),
    alg_none: unsignedToken({ sub, session_id: sessionId, aud: 'authenticated', exp: now + 600 }),
    alg_HS512_name: `${Buffer.from(json({ alg: 'HS512', typ: 'JWT' })).toString('base64url')}.e30.c2ln`,
    sub_not_uuid: forged(world, 'ana', { sub: 'x' }),
    sub_unknown: forged(world, 'ana', { sub: '00000000-0000-4000-8000-000000000000' }),
    session_unknown: forged(world, 'ana', { session_id: '00000000-0000-4000-8000-000000000000' }),
    session_not_uuid: forged(world, 'ana', { session_id: 'x' }),
    no_session_claim: forged(world, 'ana', { session_id: undefined }),
  };
  for (const [name, token] of Object.entries(tokens))
    await replay(world, `user.get.${name}`, { jwt: await token });
  for (const name of [
    'no_authorization',
    'basic_authorization',
    'empty_bearer',
    'rubbish',
    'three_parts_rubbish',
    'anon_jwt',
    'service_role_jwt',
    'bearer_lower_case',
  ])
    await replay(world, `user.get.${name}`);
  for (const name of ['user.get', 'user.head', 'user.post_wrong_method']) await replay(world, name);
  await goneUsers(world);
}

async function goneUsers(world: World): Promise<void> {
  for (const name of ['gone', 'outb', 'banlater']) {
    await makeUser(world, name);
    await signIn(world, name);
  }
  await asService(world, 'DELETE', `/admin/users/${world.store.get('user_id:gone')}`);
  await replay(world, 'user.get.deleted_user');
  await replay(world, 'refresh.deleted_user');
  await send(world, 'POST', '/logout?scope=local', { headers: bearer(world, 'outb') });
  await replay(world, 'user.get.after_logout');
  const banned = `/admin/users/${world.store.get('user_id:banlater')}`;
  await asService(world, 'PUT', banned, { ban_duration: '24h' });
  for (const name of ['user.get.banned_since', 'refresh.banned_since', 'logout.banned_since'])
    await replay(world, name);
  await asService(world, 'PUT', banned, { ban_duration: 'none' });
  await replay(world, 'user.get.ban_lifted');
  await owner(
    world,
    `update auth.sessions set created_at = created_at - interval '13 hours' where id = $1::text::uuid`,
    [world.store.get('session_id:banlater')],
  );
  await replay(world, 'user.get.session_past_timebox_token_alive');
}

/** `PUT /user`: facts, then passwords. */
export async function changing(world: World): Promise<void> {
  await signIn(world, 'ana');
  const values = { '73 bytes': `Aa1${'x'.repeat(70)}` };
  for (const name of [
    'metadata',
    'metadata_merge_and_null',
    'empty',
    'app_metadata_refused',
    'weak_short',
    'weak_characters',
    'weak_both',
    'password_empty',
    'password_73_bytes',
    'same_password',
    'malformed_email',
    'email_taken',
    'malformed_json',
    'no_token',
  ])
    await replay(world, `user.put.${name}`, values);
  await makeUser(world, 'byte');
  await signIn(world, 'byte');
  await replay(world, 'user.put.length_counts_bytes');
  await signIn(world, 'ana', 'ana_second');
  await replay(world, 'user.put.password_ok');
  await replay(world, 'user.get.own_session_after_password_change');
  await replay(world, 'user.get.other_session_after_password_change');
  await replay(world, 'refresh.own_session_after_password_change');
  await replay(world, 'refresh.other_session_after_password_change');
  await asService(world, 'PUT', `/admin/users/${world.store.get('user_id:ana')}`, {
    password: passwords.first,
  });
  await replay(world, 'user.get.after_admin_password_change');
  await replay(world, 'huge_body.put_user_without_token', { '1048586 bytes': 'x'.repeat(1_048_586) });
}
