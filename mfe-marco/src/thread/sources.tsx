import type { WebSource } from '@atoll/contracts/marco-search';
import * as s from './message.module.css';

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** Where on the web an answer comes from (MAR-37). */
export function Sources({ sources }: { sources: readonly WebSource[] }) {
  const shown = sources.filter(({ url }) => isWebAddress(url));
  if (shown.length === 0) return null;
  return (
    <section className={s.sources} aria-label="Sources">
      <p className={s.label}>Sources</p>
      <ol>
        {shown.map(({ url, title }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {title || new URL(url).hostname}
            </a>{' '}
            <span className={s.host}>{new URL(url).hostname}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
