import type { EditedPage } from '@atoll/contracts/managed-page';
import { showToast, useAppDispatch } from '@atoll/platform';
import { sentenceOf } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { useState } from 'react';
import * as s from './page-form.module.css';
import { usePreviewLinkMutation, useShowPageMutation } from './pages.api';

interface Props {
  readonly page: EditedPage;
  readonly onChange: (page: EditedPage) => void;
}

/** Puts the saved draft on the site or takes the page off it, and makes a link of the draft. */
export function PageActions({ page, onChange }: Props) {
  const { id, version, publishedSlug, isChanged } = page;
  const [show, { isLoading }] = useShowPageMutation();
  const [makeLink, making] = usePreviewLinkMutation();
  const [href, setHref] = useState<string | null>(null);
  const dispatch = useAppDispatch();
  const refuse = (error: unknown) => dispatch(showToast({ text: sentenceOf(error), tone: 'alert' }));

  async function change(isShown: boolean): Promise<void> {
    const { data, error } = await show({ id, version, isShown });
    if (error) refuse(error);
    if (!data) return;
    onChange(data);
    dispatch(showToast({ text: isShown ? 'The page is on the site' : 'The page is off the site' }));
  }
  async function link(): Promise<void> {
    const { data, error } = await makeLink(id);
    if (error) refuse(error);
    if (data) setHref(data.href);
  }
  return (
    <div className={s.actions}>
      {(publishedSlug === null || isChanged) && (
        <Button size="small" busy={isLoading} onClick={() => void change(true)}>
          Publish the saved draft
        </Button>
      )}
      {publishedSlug !== null && (
        <Button size="small" variant="quiet" busy={isLoading} onClick={() => void change(false)}>
          Take off the site
        </Button>
      )}
      <Button size="small" variant="quiet" busy={making.isLoading} onClick={() => void link()}>
        Link to the draft
      </Button>
      {href !== null && (
        <a className="link" href={href} target="_blank" rel="noreferrer">
          The draft, for an hour
        </a>
      )}
      {publishedSlug !== null && (
        <a className="link" href={`/pages/${publishedSlug}`}>
          On the site: /pages/{publishedSlug}
        </a>
      )}
    </div>
  );
}
