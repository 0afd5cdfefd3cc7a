import { countOf } from '@atoll/contracts/words';
import type { ContactImport } from '@atoll/contracts/crm-import';
import { CONTACTS_PER_PAGE, type CrmSummary } from '@atoll/contracts/crm';
import { STAGES } from '@atoll/contracts/crm-words';
import { lazyPart } from '@atoll/platform/lazy-part';
import { usePageUrl } from '@atoll/platform/page-url';
import { todayNow } from '@atoll/platform/today';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { classNames } from '@atoll/ui/class-names';
import { EmptyState } from '@atoll/ui/page-state';
import { Pagination } from '@atoll/ui/pagination';
import { useCallback, useState } from 'react';
import { PanelLoading } from '../shared/panel-loading';
import { Board } from './board/board';
import { OpenContact } from './contact-link';
import { ContactList } from './contact-list';
import { useBoardQuery, useContactsQuery, useCrmSummaryQuery } from './crm.api';
import { boardFilterOf, exportOf, filterOf, isNarrow, pageOf, type CrmAddress } from './crm-filters';
import { Notices } from '../shared/notices';
import { useCrmPlace } from './crm-place';
import { CrmProblem } from './crm-problem';
import { CrmTools } from './crm-tools';
import { ExportButton } from './export-button';
import { RunningImport } from './import/running-import';
import { LostDialog } from './lost-dialog';
import { useMove } from './use-move';
import { useWide } from './use-wide';
import * as s from './crm-page.module.css';

/** Narrower, a column would be too thin for a name. */
const BOARD_PX = 900;
const SHEET_PX = 1_100;

const form = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-form" */ './contact/contact-form')).ContactDialog,
);
const importing = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-import" */ './import/import-dialog')).ImportDialog,
);
const sheet = lazyPart(
  async () => (await import(/* webpackChunkName: "contact-sheet" */ './contact/contact-sheet')).ContactSheet,
);

function sumOf({ counts, dueToday }: CrmSummary): string {
  const open = (['new', 'contacted', 'quoted'] as const).reduce(
    (sum, stage) => sum + (counts[stage] ?? 0),
    0,
  );
  const due =
    dueToday === 0
      ? 'Nothing is due today.'
      : `${countOf(dueToday, 'contact has', 'contacts have')} a task due.`;
  return `${countOf(open, 'open contact')}. ${due}`;
}

interface EmptyProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
}

function NoContacts({ onAdd, onImport }: EmptyProps) {
  const { isAgent } = useCrmPlace();
  return (
    <EmptyState
      icon="users"
      title="No contact is here yet"
      text={
        isAgent
          ? 'Travelers who ask you for a quote come here by themselves. Add those you know already, or bring a file.'
          : 'Add the first agency, company or guest that you work with, or bring a file.'
      }
      action={
        <>
          <Button onClick={onAdd}>Add the first contact</Button>
          <Button variant="quiet" onClick={onImport}>
            Import CSV
          </Button>
        </>
      }
    />
  );
}

interface ViewProps {
  readonly address: CrmAddress;
  readonly today: string;
  readonly moving: ReturnType<typeof useMove>;
  readonly hrefOf: (change: Partial<CrmAddress>) => string;
  readonly onChange: (change: Partial<CrmAddress>) => void;
}

function ListView({ address, today, moving, hrefOf, onChange }: ViewProps) {
  const page = pageOf(address);
  const { data, error, refetch, isFetching } = useContactsQuery({ ...filterOf(address, today), page });
  if (error && !data) return <CrmProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your contacts" />;
  if (data.contacts.length === 0)
    return (
      <EmptyState
        headingLevel={3}
        icon="search"
        title="No contact is like that"
        text="Search for less, or take a filter away."
        action={
          <Button
            variant="quiet"
            onClick={() => onChange({ q: null, stage: 'all', tag: null, due: null, page: null })}
          >
            Show all contacts
          </Button>
        }
      />
    );
  return (
    <>
      {error && <CrmProblem error={error} onRetry={() => void refetch()} />}
      <div className={classNames(isFetching && s.stale)}>
        <ContactList contacts={data.contacts} moving={moving} today={today} openId={address.contact} />
      </div>
      <Pagination
        page={page}
        pageCount={Math.ceil(data.total / CONTACTS_PER_PAGE)}
        hrefOf={(target) => hrefOf({ page: target === 1 ? null : String(target) })}
        onPage={(target) => onChange({ page: target === 1 ? null : String(target) })}
      />
    </>
  );
}

function BoardView({ address, today, moving, hrefOf }: ViewProps) {
  const { data, error, refetch } = useBoardQuery(boardFilterOf(address, today));
  if (error && !data) return <CrmProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading your contacts" />;
  return (
    <>
      {error && <CrmProblem error={error} onRetry={() => void refetch()} />}
      <p className={s.keys}>
        Move a contact with its menu, with <kbd>[</kbd> and <kbd>]</kbd>, or by dragging. Lost asks for the
        reason.
      </p>
      <Board
        board={data}
        moving={moving}
        today={today}
        openId={address.contact}
        listHref={(stage) => hrefOf({ view: 'list', stage, page: null, contact: null })}
      />
    </>
  );
}

function CrmContent() {
  const { page } = useCrmPlace();
  const { state: address, hrefOf, replace, push } = usePageUrl(page);
  const [today] = useState(todayNow);
  const [dialog, setDialog] = useState<'new' | 'import' | ContactImport | null>(null);
  const hasBoard = useWide(BOARD_PX);
  const hasSheet = useWide(SHEET_PX);
  const { data: summary, error, refetch } = useCrmSummaryQuery({ today });
  const moving = useMove();
  const isBoard = hasBoard && address.view !== 'list';
  const open = useCallback((id: string) => push({ contact: id }), [push]);
  const close = useCallback(() => replace({ contact: null }), [replace]);
  const change = useCallback((to: Partial<CrmAddress>) => replace(to), [replace]);
  const all = summary && STAGES.reduce((sum, stage) => sum + (summary.counts[stage] ?? 0), 0);
  const isEmpty = all === 0 && !isNarrow(address);
  const isSheetOpen = hasSheet && address.contact !== null;
  const View = isBoard ? BoardView : ListView;

  if (error && !summary) return <CrmProblem error={error} onRetry={() => void refetch()} />;
  return (
    <OpenContact value={hasSheet ? open : null}>
      <div className={s.top}>
        <p className={s.sum}>{summary && sumOf(summary)}</p>
        <div className={s.acts}>
          {summary?.hasSamples && <SampleMark />}
          <Button variant="quiet" size="small" onClick={() => setDialog('import')}>
            Import CSV
          </Button>
          <ExportButton {...exportOf(address, today, isBoard)} total={all} />
          <Button size="small" icon="plus" onClick={() => setDialog('new')}>
            Add contact
          </Button>
        </div>
      </div>
      <RunningImport onShow={setDialog} />
      {isEmpty ? (
        <NoContacts onAdd={() => setDialog('new')} onImport={() => setDialog('import')} />
      ) : (
        <>
          <CrmTools
            address={address}
            summary={summary}
            isBoard={isBoard}
            hasBoard={hasBoard}
            onChange={change}
          />
          <div className={classNames(s.work, isSheetOpen && s.withSheet)}>
            <div className={s.main}>
              <View {...{ address, today, moving, hrefOf }} onChange={change} />
            </div>
            {isSheetOpen && address.contact !== null && (
              <aside className={s.sheet} aria-label="Contact">
                <sheet.Part
                  key={address.contact}
                  id={address.contact}
                  moving={moving}
                  onClose={close}
                  fallback={<PanelLoading label="Loading the contact" />}
                />
              </aside>
            )}
          </div>
        </>
      )}
      <LostDialog moving={moving} />
      {dialog === 'new' && <form.Part contact={null} onClose={() => setDialog(null)} fallback={null} />}
      {dialog !== null && dialog !== 'new' && (
        <importing.Part
          shown={dialog === 'import' ? null : dialog}
          onClose={() => setDialog(null)}
          fallback={null}
        />
      )}
    </OpenContact>
  );
}

/** Whom an agent or a hotel works for, as a board or a list (AGT-07, HOT-07). */
export function CrmPage() {
  return (
    <Notices>
      <CrmContent />
    </Notices>
  );
}
