import { hotelMarketingPage, PRODUCTS, whyPage } from '@atoll/contracts/pages/marketing.page';
import { privacyPage, termsPage } from '@atoll/contracts/pages/legal.page';
import { pathParams } from '@atoll/contracts/site-routes';
import type { Settings } from '@atoll/platform';
import { Button } from '@atoll/ui/button';
import { Fact } from '@atoll/ui/facts';
import { NotFoundPage } from '../not-found-page';
import type { PageText } from './document';
import * as s from './document-page.module.css';
import { privacyText } from './privacy-text';
import { HOTEL_MARKETING, WHY } from './product-texts';
import { TERMS } from './terms-text';

const TEXTS: Readonly<Record<string, (settings: Settings) => PageText>> = {
  [privacyPage.pattern]: privacyText,
  [termsPage.pattern]: () => TERMS,
  [hotelMarketingPage.pattern]: () => HOTEL_MARKETING,
};

interface Props {
  readonly pathname: string;
  readonly settings: Settings;
}

function textOf({ pathname, settings }: Props): PageText | null {
  const { product } = pathParams(whyPage.pattern, pathname) ?? {};
  const known = PRODUCTS.find((each) => each === product);
  return known ? WHY[known] : (TEXTS[pathname]?.(settings) ?? null);
}

/** A page of words: legal, or about a product. */
export function DocumentPage(props: Props) {
  const text = textOf(props);
  if (!text) return <NotFoundPage />;
  return (
    <article className={s.page}>
      <h1 className="display h1">{text.title}</h1>
      <p className="lede">{text.lede}</p>
      {text.sections.map(({ title, text: paragraphs = [], facts = [] }) => (
        <section key={title} className={s.section}>
          <h2 className="display h3">{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {facts.length > 0 && (
            <dl className={s.facts}>
              {facts.map(({ term, text: definition }) => (
                <Fact key={term} term={term}>
                  {definition}
                </Fact>
              ))}
            </dl>
          )}
        </section>
      ))}
      <p className={s.action}>
        <Button href={text.action.href}>{text.action.words}</Button>
      </p>
    </article>
  );
}
