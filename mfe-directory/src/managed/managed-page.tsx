import type { ManagedPage } from '@atoll/contracts/managed-page';
import { titled } from '@atoll/contracts/page-titles';
import { managedPage } from '@atoll/contracts/pages/managed.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { usePageTitle } from '@atoll/platform/page-title';
import { useLocation } from 'react-router-dom';
import { answerOf, type Answer } from '../shared/answer';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { useManagedPageQuery } from './managed.api';
import * as s from './managed-page.module.css';

function Found({ page: { title, description, html } }: { readonly page: ManagedPage }) {
  usePageTitle(titled(title));
  return (
    <article className={`wrap ${s.page}`}>
      <h1 className="display h1">{title}</h1>
      {description !== '' && <p className={s.lede}>{description}</p>}
      {/* The API makes it from Markdown, and lets no markup of anybody's through (decision 45). */}
      <div className={s.text} dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

function Shown({ answer }: { readonly answer: Answer<ManagedPage> }) {
  switch (answer.state) {
    case 'found':
      return <Found page={answer.value} />;
    case 'missing':
      return <NotFound text="Atoll has no such page." />;
    case 'error':
      return <PageError title="This page" onRetry={answer.retry} />;
    case 'loading':
      return <PageLoading title="Page" label="Loading the page" />;
  }
}

/** A page that was written in the portal (POR-13). */
export function WrittenPage() {
  const { pathname } = useLocation();
  const { slug = '' } = pathParams(managedPage.pattern, pathname) ?? {};
  const query = useManagedPageQuery(slug);
  return <Shown answer={answerOf(query)} />;
}
