import type { House } from '@atoll/contracts/house';
import { titled } from '@atoll/contracts/page-titles';
import { houseHref, housePage } from '@atoll/contracts/pages/house.page';
import { placeState } from '@atoll/contracts/pages/place-params';
import { pathParams } from '@atoll/contracts/site-routes';
import { usePageTitle } from '@atoll/platform/page-title';
import { RequestLink } from '@atoll/platform/request-link';
import { Chip, SampleMark } from '@atoll/ui/chip';
import { Gallery } from '@atoll/ui/gallery';
import { Icon } from '@atoll/ui/icon';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useLocation } from 'react-router-dom';
import { cityHref } from '../shared/addresses';
import { answerOf, type Answer } from '../shared/answer';
import { Crumbs } from '../shared/crumbs';
import { houseKind } from '../shared/houses/house-text';
import { useHouseQuery } from '../shared/houses/houses.api';
import { hotelsAndTours, OnwardLinks } from '../shared/onward-links';
import { NotFound, PageError, PageLoading } from '../shared/page-states';
import { Redirect } from '../shared/redirect';
import { useEntryVisit } from '../shared/use-entry-visit';
import { HouseCollections } from './house-collections';
import { crumbsOfHouse } from './house-crumbs';
import { HouseMap } from './house-map';
import * as s from './house-page.module.css';
import { pictureAlt } from './picture-alt';

function Words({ description }: Pick<House, 'description'>) {
  const [first, ...others] = description.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
  if (first === undefined) return null;
  return (
    <section aria-labelledby="from-the-house" className={s.said}>
      <h2 className="display h2" id="from-the-house">
        From the house
      </h2>
      <p className="lede">{first}</p>
      {others.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

/** How to ask: agents by the form of requests, the house itself by its own phone and address. */
function Ask({ house }: { readonly house: House }) {
  const { name, slug, city, country, town, phone } = house;
  const place = town ? placeState({ name: city, country, ...town }) : {};
  return (
    <aside className={s.ask} aria-labelledby="ask">
      <h2 className="title" id="ask">
        Ask about a stay
      </h2>
      <p className="small muted">
        Travel agents who know {city} answer with a quote. Asking is free and books nothing.
      </p>
      <RequestLink known={{ ...place, about: name, aboutPath: houseHref(slug) }} icon="message" wide>
        Ask for a quote
      </RequestLink>
      <p className="small muted">Or ask the house itself:</p>
      <ul className={s.contact}>
        {phone !== '' && (
          <li>
            <Icon name="phone" size="s" />{' '}
            <a className="link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {/* As one piece: a number that is broken over two lines is read wrongly. */}
              {phone.replaceAll(' ', '\u00a0')}
            </a>
          </li>
        )}
      </ul>
    </aside>
  );
}

function Found({ house }: { readonly house: House }) {
  const { name, city, country, address, pictures, description, town, isSample, citySlug } = house;
  useEntryVisit({ house: house.slug });
  usePageTitle(titled(`${name}, ${city}`));
  const place = town && { name: city, country, ...town };
  return (
    <article>
      <header className={`wrap ${s.head}`}>
        <Crumbs way={crumbsOfHouse(house)} here={name} />
        <h1 className="display h1">{name}</h1>
        <p className={s.facts}>
          <span>
            {houseKind(house)} · {address}, {city}
          </span>
          <Chip tone="success" icon="circle-check">
            House checked by Atoll
          </Chip>
          {isSample && <SampleMark>Sample house: it is invented, and its pictures are drawings</SampleMark>}
        </p>
      </header>
      <div className="wrap">
        <Gallery
          title={name}
          pictures={pictures.map((picture, index) => ({
            uri: picture.paths.large,
            small: picture.paths.card,
            alt: pictureAlt(picture, name, index),
            label: picture.alt,
          }))}
        />
      </div>
      <div className={`wrap ${s.body}`}>
        <div className={s.parts}>
          <Words description={description} />
          <HouseCollections house={house} />
          <section aria-labelledby="where" className={s.said}>
            <h2 className="display h2" id="where">
              Where it is
            </h2>
            <address className={s.address}>
              {address}
              <br />
              {city}, {country}
            </address>
            {town && (
              <>
                <HouseMap city={city} town={town} />
                <p className="small muted">The map shows {city}; the house is at the address above.</p>
              </>
            )}
          </section>
        </div>
        <Ask house={house} />
      </div>
      {place && (
        <OnwardLinks
          heading={`Around ${city}`}
          links={[
            ...(citySlug === null
              ? []
              : [
                  {
                    icon: 'user-search' as const,
                    name: `Agents in ${city}`,
                    words: 'Who knows the place.',
                    href: cityHref(citySlug),
                  },
                ]),
            ...hotelsAndTours(place),
          ]}
        />
      )}
    </article>
  );
}

/** /house/{slug}: an approved house with its gallery, its own words and how to ask (HOT-17). */
export function HousePage() {
  const { pathname } = useLocation();
  const slug = pathParams(housePage.pattern, pathname)?.slug;
  const query = useHouseQuery(slug ?? skipToken);
  const answer: Answer<House> = slug === undefined ? { state: 'missing' } : answerOf<House>(query);
  if (answer.state === 'missing') return <NotFound text="Atoll knows no such house." />;
  if (answer.state === 'error') return <PageError title="House" onRetry={answer.retry} />;
  if (answer.state === 'loading') return <PageLoading title="House" label="Loading the house" />;
  const canonical = houseHref(answer.value.slug);
  if (pathname !== canonical) return <Redirect to={canonical} />;
  return <Found house={answer.value} />;
}
