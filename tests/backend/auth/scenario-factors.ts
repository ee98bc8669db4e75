import {
  atOnce,
  bearer,
  codeOf,
  forged,
  keep,
  makeUser,
  owner,
  pass,
  passToStep,
  replay,
  send,
  signIn,
  type World,
} from './world.ts';

type Enrolled = { id: string; totp: { secret: string } };

function keepFactor(world: World, number: string, json: unknown): void {
  const { id, totp } = json as Enrolled;
  world.store.set(`factor_id:${number}`, id).set(`secret of ${number}`, totp.secret);
}

async function newChallenge(world: World, name: string, number: string): Promise<string> {
  const path = `/factors/${world.store.get(`factor_id:${number}`)}/challenge`;
  const told = await send(world, 'POST', path, { headers: bearer(world, name), body: '{}' });
  return (told.json as { id: string }).id;
}

/** A second factor from its enrolment to the first right code. */
export async function enrolling(world: World): Promise<void> {
  for (const name of ['mia', 'ana_mfa', 'many']) await makeUser(world, name);
  for (const name of ['mia', 'ana_mfa', 'many']) await signIn(world, name);
  await signIn(world, 'mia', 'mia_other');
  keepFactor(world, '1', (await replay(world, 'mfa.enroll')).json);
  await replay(world, 'mfa.enroll.same_friendly_name');
  keepFactor(world, '2', (await replay(world, 'mfa.enroll.issuer')).json);
  keepFactor(world, '3', (await replay(world, 'mfa.enroll.no_name')).json);
  for (const name of [
    'no_name_again',
    'bad_type',
    'phone_disabled',
    'webauthn_disabled',
    'empty_object',
    'no_token',
  ]) {
    await replay(world, `mfa.enroll.${name}`);
  }
  await replay(world, 'mfa.enroll.token_without_session', {
    jwt: await forged(world, 'mia', { session_id: undefined }),
  });
  await replay(world, 'mfa.list_is_get_user');
  await replay(world, 'mfa.get_factors_wrong_method');
  for (const name of ['not_uuid', 'unknown_factor', 'factor_of_other_user'])
    await replay(world, `mfa.challenge.${name}`);
  await guessing(world);
  await firstRightCode(world);
}

async function guessing(world: World): Promise<void> {
  const told = await replay(world, 'mfa.challenge');
  world.store.set('challenge_id:1', (told.json as { id: string }).id);
  const right = codeOf(world, 'secret of 1');
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  for (const name of [
    'wrong_code',
    'empty_code',
    'letters',
    '5_digits',
    'unknown_challenge',
    'missing_challenge',
    'challenge_not_uuid',
    'challenge_of_other_factor',
  ]) {
    await replay(world, `mfa.verify.${name}`, { 'wrong 6 digits': wrong });
  }
  await replay(world, 'mfa.verify.code_two_steps_old', {
    'code of two steps ago': codeOf(world, 'secret of 1', -3),
  });
  await owner(world, `update auth.mfa_challenges set created_at = created_at - interval '301 seconds'`);
  await replay(world, 'mfa.verify.challenge_expired', { 'right code': codeOf(world, 'secret of 1') });
}

async function firstRightCode(world: World): Promise<void> {
  world.store.set('challenge_id:2', await newChallenge(world, 'mia', '1'));
  const values = { 'right code': codeOf(world, 'secret of 1') };
  await replay(world, 'mfa.verify.other_ip', values);
  keep(world, 'mia_aal2', await replay(world, 'mfa.verify.ok_first', values));
  await replay(world, 'mfa.verify.challenge_used_again', values);
  await replay(world, 'user.get.aal1_other_session_after_mfa');
  await replay(world, 'user.get.old_aal1_token_after_mfa');
  await replay(world, 'refresh.aal1_token_after_mfa');
  await replay(world, 'mfa.list_after_verify');
  await replay(world, 'refresh.aal2');
  await withTheFactor(world, values['right code']);
}

/** What somebody who has a second factor can do before giving a code, and after. */
async function withTheFactor(world: World, used: string): Promise<void> {
  keep(world, 'mia_aal1', await replay(world, 'signin.ok.with_verified_factor'));
  for (const name of [
    'get_user',
    'put_password',
    'put_email',
    'put_metadata',
    'refresh',
    'enroll',
    'unenroll_verified',
  ]) {
    await replay(world, `mfa.aal1.${name}`);
  }
  await replay(world, 'mfa.challenge.verified_factor');
  const fresh = () => newChallenge(world, 'mia_aal1', '1');
  await replay(world, 'mfa.verify.same_code_new_challenge', {
    fresh: await fresh(),
    'code used before': used,
  });
  passToStep(world, 90);
  const path = `/factors/${world.store.get('factor_id:1')}/verify`;
  const body = JSON.stringify({ challenge_id: await fresh(), code: codeOf(world, 'secret of 1', -1) });
  keep(
    world,
    'mia_second_aal2',
    await send(world, 'POST', path, { headers: bearer(world, 'mia_aal1'), body }),
  );
  passToStep(world, 90);
  await replay(world, 'mfa.verify.previous_step_code', {
    fresh: await fresh(),
    'code of the previous step': codeOf(world, 'secret of 1', -1),
  });
  await replay(world, 'mfa.verify.next_step_code', {
    fresh: await fresh(),
    ' blank + code of the next step + blank': ` ${codeOf(world, 'secret of 1', 1)} `,
  });
  await secondFactors(world);
}

async function secondFactors(world: World): Promise<void> {
  await replay(world, 'mfa.aal2.enroll_same_name');
  keepFactor(world, '4', (await replay(world, 'mfa.aal2.enroll_second')).json);
  await replay(world, 'mfa.unenroll_unverified');
  await replay(world, 'mfa.unenroll_unknown');
  await tooManyCodes(world);
  await tooManyFactors(world);
  const before = world.store.get('refresh_token:mia_second_aal2') ?? '';
  await replay(world, 'mfa.unenroll_verified');
  await replay(world, 'mfa.refresh_after_unenroll', { refresh_token: before });
}

async function tooManyCodes(world: World): Promise<void> {
  passToStep(world, 90);
  const challengeId = await newChallenge(world, 'mia_second_aal2', '1');
  const path = `/factors/${world.store.get('factor_id:1')}/verify`;
  const guess = async (from: Record<string, string>) => {
    const headers = { ...bearer(world, 'mia_second_aal2'), ...from };
    await send(world, 'POST', path, {
      headers,
      body: JSON.stringify({ challenge_id: challengeId, code: '12345' }),
    });
  };
  await atOnce(world, async () => {
    for (let turn = 0; turn < 30; turn++) await guess({ 'x-forwarded-for': '192.0.2.50' });
    const values = { fresh: challengeId, 'right code': codeOf(world, 'secret of 1') };
    await replay(world, 'mfa.verify.rate_limited', values);
  });
  const wrong = String((Number(codeOf(world, 'secret of 1')) + 1) % 1_000_000).padStart(6, '0');
  for (let turn = 0; turn < 5; turn++) {
    const body = JSON.stringify({ challenge_id: challengeId, code: wrong });
    await send(world, 'POST', path, { headers: bearer(world, 'mia_second_aal2'), body });
  }
  await replay(world, 'mfa.verify.right_after_5_wrong', {
    same: challengeId,
    'right code': codeOf(world, 'secret of 1'),
  });
}

async function tooManyFactors(world: World): Promise<void> {
  for (let number = 0; number < 10; number++) {
    const body = JSON.stringify({ factor_type: 'totp', friendly_name: `n${number}` });
    await send(world, 'POST', '/factors', { headers: bearer(world, 'many'), body });
  }
  await replay(world, 'mfa.enroll.limit');
  pass(world, 301);
  await replay(world, 'mfa.enroll.after_expiry_of_unverified');
}
