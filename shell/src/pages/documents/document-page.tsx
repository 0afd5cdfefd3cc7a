import { hotelMarketingPage, PRODUCTS, whyPage } from '@atoll/contracts/pages/marketing.page';
import { privacyPage, termsPage } from '@atoll/contracts/pages/legal.page';
import { pathParams } from '@atoll/contracts/site-routes';
import { Button } from '@atoll/ui/button';
import { NotFoundPage } from '../not-found-page';
import type { PageText } from './document';
import * as s from './document-page.module.css';
import { PRIVACY, TERMS } from './legal-texts';
import { HOTEL_MARKETING, WHY } from './product-texts';

const TEXTS: Readonly<Record<string, PageText>> = {
  [privacyPage.pattern]: PRIVACY,
  [termsPage.pattern]: TERMS,
  [hotelMarketingPage.pattern]: HOTEL_MARKETING,
};

function textOf(pathname: string): PageText | null {
  const { product } = pathParams(whyPage.pattern, pathname) ?? {};
  const known = PRODUCTS.find((each) => each === product);
  return known ? WHY[known] : (TEXTS[pathname] ?? null);
}

/** A page of words: legal, or about a product. */
export function DocumentPage({ pathname }: { readonly pathname: string }) {
  const text = textOf(pathname);
  if (!text) return <NotFoundPage />;
  return (
    <article className={s.page}>
      <h1 className="display h1">{text.title}</h1>
      <p className="lede">{text.lede}</p>
      {text.sections.map(({ title, text: paragraphs }) => (
        <section key={title} className={s.section}>
          <h2 className="display h3">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p className={s.action}>
        <Button href={text.action.href}>{text.action.words}</Button>
      </p>
    </article>
  );
}
