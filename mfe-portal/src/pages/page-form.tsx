import type { EditedPage, PageContent } from '@atoll/contracts/managed-page';
import { slugify } from '@atoll/contracts/slug';
import { showToast, useAppDispatch } from '@atoll/platform';
import { Notice } from '@atoll/ui/notice';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { PageActions } from './page-actions';
import { PageHistory } from './page-history';
import { PageSchedule } from './page-schedule';
import { PagePreview } from './page-preview';
import * as s from './page-form.module.css';
import { useAddPageMutation, useChangePageMutation, useEditedPagesQuery } from './pages.api';

const NEW_PAGE: PageContent = { title: '', slug: '', description: '', body: '' };
const NAMES = { title: 'Title', slug: 'Address', description: 'Description', body: 'Text' } as const;

function contentOf({ title, slug, description, body }: PageContent): PageContent {
  return { title, slug, description, body };
}

/** The fields of a page, and beside them what its text looks like. */
function PageFields({ page }: { readonly page: EditedPage | null }) {
  const isNew = page === null;
  const published = page?.publishedSlug ?? null;
  const form = Form.useFormInstance<PageContent>();
  const body = Form.useWatch('body', form) ?? '';
  const slug = Form.useWatch('slug', form) ?? '';
  return (
    <>
      <Form.Item
        name="title"
        label={NAMES.title}
        rules={[{ required: true, message: 'Please fill this in' }]}
      >
        <Input
          maxLength={120}
          onBlur={({ target }) => {
            if (isNew && !form.getFieldValue('slug')) form.setFieldValue('slug', slugify(target.value, 60));
          }}
        />
      </Form.Item>
      <Form.Item
        name="slug"
        label={NAMES.slug}
        extra="The last part of the page’s address, behind /pages/"
        rules={[{ required: true, message: 'Please fill this in' }]}
      >
        <Input maxLength={60} />
      </Form.Item>
      {published !== null && slug !== published && (
        <Notice tone="sun">
          The site shows this page at /pages/{published}. Once it is published anew, that address leads to the
          new one.
        </Notice>
      )}
      <Form.Item name="description" label={NAMES.description} extra="One sentence for search engines">
        <Input maxLength={240} />
      </Form.Item>
      <div className={s.beside}>
        <Form.Item
          name="body"
          label={NAMES.body}
          extra="In Markdown: # heading, **bold**, - list, [words](https://…)"
        >
          <Input.TextArea rows={18} maxLength={40_000} />
        </Form.Item>
        <PagePreview body={body} />
      </div>
    </>
  );
}

/** A form for the draft of a page that is there, or for a new one. */
function PageForm({ page }: { readonly page: EditedPage | null }) {
  const [add, adding] = useAddPageMutation();
  const [change, changing] = useChangePageMutation();
  /** The version that is replaced: where somebody else saved meanwhile, theirs, once it was looked at. */
  const [from, setFrom] = useState(page?.version ?? 0);
  const [sent, setSent] = useState<PageContent | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const current = currentOf<EditedPage>(changing.error);

  async function save(body: PageContent, version: number): Promise<boolean> {
    setSent(body);
    const { data } = await (page ? change({ id: page.id, version, body }) : add(body));
    if (!data) return false;
    setFrom(data.version);
    dispatch(showToast({ text: `The draft of ${data.title} is saved` }));
    if (!page) void navigate(`/management-portal/pages/${data.id}`);
    return true;
  }

  return (
    <Panel title={page ? page.title : 'A new page'}>
      {current && sent && current.version !== from && (
        <StaleRecord
          names={NAMES}
          yours={sent}
          theirs={contentOf(current)}
          onKeep={() => {
            setFrom(current.version);
            void save(sent, current.version);
          }}
        />
      )}
      <SavingForm<PageContent>
        name={`page ${page?.id ?? 'new'}`}
        initialValues={page ? contentOf(page) : NEW_PAGE}
        error={page ? changing.error : adding.error}
        onSave={(values) => save(contentOf({ ...NEW_PAGE, ...values }), from)}
      >
        <PageFields page={page} />
        <Button type="primary" htmlType="submit" loading={adding.isLoading || changing.isLoading}>
          Save draft
        </Button>
      </SavingForm>
    </Panel>
  );
}

function PageFormContent() {
  const { data, error, refetch } = useEditedPagesQuery();
  const { record: id } = useParams();
  /** What publishing or putting back made of the page: the form begins anew with it, and keeps what was typed. */
  const [base, setBase] = useState<EditedPage | null>(null);
  if (id === 'new') return <PageForm page={null} />;
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the page" />;
  const listed = data.find((one) => one.id === id);
  if (!listed) return <p>There is no such page.</p>;
  const page = base && base.id === id && base.version > listed.version ? base : listed;
  return (
    <>
      <PageActions page={page} onChange={setBase} />
      <PageForm key={`${page.id} ${base?.version}`} page={page} />
      <PageSchedule page={page} onChange={setBase} />
      <PageHistory page={page} onChange={setBase} />
    </>
  );
}

/** A page of the site with its draft, what is on the site, and how it came to be. */
export const EditedPageForm = inPortalTheme(PageFormContent);
