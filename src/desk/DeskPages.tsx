import { Route, Routes } from 'react-router-dom';
import type { Member } from '~/backend/desk/standing.ts';
import { ApplicationPage } from './application/ApplicationPage.tsx';
import { ListPage } from './list/ListPage.tsx';
import { MemberContext } from './member.ts';
import { PositionsPage } from './positions/PositionsPage.tsx';
import { IdleWatch } from './session/IdleWatch.tsx';
import { DeskShell } from './shell/DeskShell.tsx';
import { PageTitle } from './shell/PageTitle.tsx';
import { routes } from './routes.ts';
import { TrailPage } from './trail/TrailPage.tsx';

/** What a member of staff works with. */
export function DeskPages({ member }: { member: Member }) {
  return (
    <MemberContext value={member}>
      <DeskShell>
        <Routes>
          <Route path={routes.list} element={<ListPage />} />
          <Route path={routes.applicationPattern} element={<ApplicationPage />} />
          <Route path={routes.positions} element={<PositionsPage />} />
          {member.is_auditor && <Route path={routes.trail} element={<TrailPage />} />}
          <Route path="*" element={<NoSuchPage />} />
        </Routes>
      </DeskShell>
      <IdleWatch />
    </MemberContext>
  );
}

function NoSuchPage() {
  return (
    <>
      <PageTitle title="No such page" />
      <p>The desk has no page at this address, or your role does not show it.</p>
    </>
  );
}
