import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Member } from '~/api/answers/members.ts';
import { RequestPage } from './accommodations/RequestPage.tsx';
import { RequestsPage } from './accommodations/RequestsPage.tsx';
import { ApplicationPage } from './applications/ApplicationPage.tsx';
import { ListPage } from './applications/ListPage.tsx';
import { MembersPage } from './members/MembersPage.tsx';
import { MemberContext, rightsOf } from './session/member.ts';
import { NewPositionPage, PositionPage } from './positions/PositionPage.tsx';
import { PositionsPage } from './positions/PositionsPage.tsx';
import { IdleWatch } from './sign-in/IdleWatch.tsx';
import { StaffShell } from './StaffShell.tsx';
import { PageTitle } from './components/PageTitle.tsx';
import { ScrollMemory } from './components/ScrollMemory.tsx';
import { routes } from '../config/staff-paths.ts';
import { OutboxPage } from './outbox/OutboxPage.tsx';
import { SettingsPage } from './settings/SettingsPage.tsx';
import { TemplatesPage } from './templates/TemplatesPage.tsx';
import { AuditPage } from './audit/AuditPage.tsx';

/** By itself: the library of its plots is for this page alone. */
const OverviewPage = lazy(async () => ({
  default: (await import('./overview/OverviewPage.tsx')).OverviewPage,
}));

/** What a member of staff works with. */
export function StaffPages({ member }: { member: Member }) {
  return (
    <MemberContext value={member}>
      <StaffShell>
        <Routes>
          <Route path={routes.list} element={<ListPage />} />
          <Route path={routes.applicationPattern} element={<ApplicationPage />} />
          <Route
            path={routes.overview}
            element={
              <Suspense fallback={<p role="status">Loading …</p>}>
                <OverviewPage />
              </Suspense>
            }
          />
          <Route path={routes.positions} element={<PositionsPage />} />
          <Route path={routes.newPosition} element={<NewPositionPage />} />
          <Route path={routes.positionPattern} element={<PositionPage />} />
          {rightsOf(member).mayChange && <Route path={routes.templates} element={<TemplatesPage />} />}
          {member.handles_accommodations && (
            <>
              <Route path={routes.accommodations} element={<RequestsPage />} />
              <Route path={routes.accommodationPattern} element={<RequestPage />} />
            </>
          )}
          {member.role === 'admin' && <Route path={routes.members} element={<MembersPage />} />}
          {member.is_auditor && <Route path={routes.audit} element={<AuditPage />} />}
          <Route path={routes.outbox} element={<OutboxPage />} />
          <Route path={routes.settings} element={<SettingsPage />} />
          <Route path="*" element={<NoSuchPage />} />
        </Routes>
      </StaffShell>
      <ScrollMemory />
      <IdleWatch />
    </MemberContext>
  );
}

function NoSuchPage() {
  return (
    <>
      <PageTitle title="Page not found" />
      <p>There is no page at this address, or your role cannot see it.</p>
    </>
  );
}
