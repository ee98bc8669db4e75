import {
  asService,
  bearer,
  forged,
  keep,
  makeUser,
  passwords,
  replay,
  send,
  signIn,
  type World,
} from './world.ts';

const json = JSON.stringify;

/** Accounts as an administrator makes, lists, changes and removes them, on a backend without others. */
export async function administering(world: World): Promise<void> {
  const id = async (name: string) => {
    const told = await replay(world, `admin.create${name}`, { '73 bytes': `Aa1${'x'.repeat(70)}` });
    return (told.json as { id: string }).id;
  };
  world.store.set('user_id:zoe', await id(''));
  for (const name of [
    '.exists',
    '.no_email',
    '.bad_email',
    '.weak_password_accepted',
    '.password_73_bytes',
  ]) {
    await id(name);
  }
  const w2 = await makeUser(world, 'w2');
  for (const name of ['.no_password', '.own_id', '.bad_id', '.bad_ban']) await id(name);
  for (const name of [
    'get',
    'get.unknown',
    'get.not_uuid',
    'list.page1',
    'list.last_page',
    'list.beyond',
    'list.supabase_js_default',
    'list.bad_page',
    'list.filter',
  ])
    await replay(world, `admin.${name}`);
  for (const name of [
    'metadata',
    'password',
    'weak_password',
    'same_password_accepted',
    'ban',
    'unban',
    'bad_ban',
    'email',
    'email_taken',
    'empty',
  ])
    await replay(world, `admin.update.${name}`);
  await replay(world, 'admin.factors.none');
  await refusals(world);
  await factorsOfOthers(world);
  await replay(world, 'admin.delete.soft', { uuid: w2 });
  await replay(world, 'admin.delete');
  await replay(world, 'admin.delete.again');
}

async function refusals(world: World): Promise<void> {
  const body = json({ email: 'zoe.new@example.org', password: passwords.second });
  keep(world, 'zoe', await send(world, 'POST', '/token?grant_type=password', { body }));
  for (const name of ['user_token', 'anon', 'no_token']) await replay(world, `admin.refused.${name}`);
  await replay(world, 'admin.refused.apikey_only');
  const service = { role: 'service_role' };
  await replay(world, 'admin.refused.forged', { jwt: await forged(world, 'zoe', service, 'x'.repeat(48)) });
  const exp = Math.floor(world.clock.nowMs / 1000) - 60;
  await replay(world, 'admin.refused.expired', { jwt: await forged(world, 'zoe', { ...service, exp }) });
}

async function factorsOfOthers(world: World): Promise<void> {
  const body = json({ factor_type: 'totp', friendly_name: 'Z' });
  const told = await send(world, 'POST', '/factors', { headers: bearer(world, 'zoe'), body });
  world.store.set('factor_id:zoe', (told.json as { id: string }).id);
  for (const name of ['list', 'delete', 'delete_again']) await replay(world, `admin.factors.${name}`);
}

/** Links that let somebody in: made by an administrator, spent once. */
export async function linking(world: World): Promise<void> {
  const leaId = await makeUser(world, 'lea');
  const link = async (name: string) => hashOf((await replay(world, name)).json);
  const fresh = async (type: string) =>
    asService(world, 'POST', '/admin/generate_link', { type, email: 'lea@example.org' });
  const first = await link('link.magiclink');
  const values = { 'hashed_token:1': first, token_hash: 'a'.repeat(56) };
  for (const name of [
    'wrong_hash',
    'wrong_type',
    'hash_and_email',
    'no_type',
    'no_token',
    'unknown_type',
    'token_hash.magiclink',
    'token_hash.used',
  ])
    await replay(world, `verify.${name}`, values);
  await replay(world, 'verify.token_hash.type_email', { token_hash: hashOf(await fresh('magiclink')) });
  const { email_otp: code } = await fresh('magiclink');
  await replay(world, 'verify.otp_code.wrong');
  await replay(world, 'verify.otp_code.type_email', { email_otp: String(code) });
  const old = hashOf(await fresh('magiclink'));
  await world.stage.owner(`update auth.one_time_tokens set created_at = created_at - interval '25 hours'`);
  await replay(world, 'verify.token_hash.expired', { hashed_token: old });
  await replay(world, 'verify.token_hash.recovery', { hashed_token: await link('link.recovery') });
  const banned = hashOf(await fresh('magiclink'));
  await asService(world, 'PUT', `/admin/users/${leaId}`, { ban_duration: '1h' });
  await replay(world, 'verify.token_hash.banned', { token_hash: banned });
  await replay(world, 'link.recovery.unknown_address');
  await inviting(world, link);
}

function hashOf(told: unknown): string {
  return String((told as { hashed_token: string }).hashed_token);
}

async function inviting(world: World, link: (name: string) => Promise<string>): Promise<void> {
  await link('link.invite');
  await replay(world, 'signin.invited_not_accepted');
  const told = await replay(world, 'verify.token_hash.invite', {
    hashed_token: await link('link.invite.again_unconfirmed'),
  });
  keep(world, 'ivy', told);
  for (const name of [
    'user.put.password_after_invite',
    'link.invite.confirmed_user',
    'admin.invite',
    'admin.invite.refused',
    'link.signup',
    'link.magiclink.unknown_address',
    'link.unknown_type',
    'link.no_email',
    'link.refused.user_token',
  ])
    await replay(world, name);
}

/** What needs nobody signed in, and what happens while the database is away. */
export async function standingBy(world: World): Promise<void> {
  for (const { name } of world.cases) {
    if (/^(?:settings|health|jwks|unknown_path|root|trailing_slash|token\.|options_|cors\.)/.test(name)) {
      await replay(world, name);
    }
  }
  await makeUser(world, 'dbo');
  await signIn(world, 'dbo');
  world.clock.isDatabaseDown = true;
  for (const name of ['signin', 'refresh', 'get_user', 'logout', 'health'])
    await replay(world, `nodb.${name}`);
  world.clock.isDatabaseDown = false;
}
