import { sentenceOf } from '@atoll/platform/form-errors';
import { useEffect, useState } from 'react';
import * as s from './page-form.module.css';
import { useRenderedBodyQuery } from './pages.api';

const PAUSE_MS = 400;

/** A value once nobody has changed it for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What a text in Markdown looks like, as the API makes it for the site. */
export function PagePreview({ body }: { readonly body: string }) {
  const { data, error } = useRenderedBodyQuery(useSettled(body));
  return (
    <section className={s.preview} aria-label="Preview">
      {error && <p role="alert">{sentenceOf(error)}</p>}
      {/* The API makes it from Markdown, and lets no markup of anybody's through (decision 45). */}
      {data && <div dangerouslySetInnerHTML={{ __html: data.html }} />}
    </section>
  );
}
