import { artworkVariant } from '@atoll/contracts/artwork';
import {
  CREDIT_MAX,
  PLACE_TEXT_MAX,
  type CountryBody,
  type EditedCountry,
} from '@atoll/contracts/edited-places';
import { Switch } from '@atoll/ui/switch';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { CountedItem } from '../shared/counted-item';
import { Crops } from '../shared/crops';
import { DoneNotice } from '../shared/done-notice';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { PlaceHead } from '../shared/place-head';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RecordHistory } from '../shared/record-history';
import { SavingForm } from '../shared/saving-form';
import { pathOf, PHOTO_NOTE, SitePicture } from '../shared/site-picture';
import { StaleRecord } from '../shared/stale-record';
import { useVersioned } from '../shared/use-versioned';
import { useChangeCountryMutation, useCountryHistoryQuery, useEditedCountryQuery } from './countries.api';

const NAMES: Readonly<Record<keyof CountryBody, string>> = {
  is_visible: 'On the site',
  description: 'Description',
  listing_image_url: 'Picture',
  listing_image_credit: 'Credit',
};

/** What a country's page keeps of every picture. */
const PAGE_FOCAL = { x: 0.5, y: 0.7 };

function bodyOf(country: CountryBody): CountryBody {
  const { is_visible, description, listing_image_url, listing_image_credit } = country;
  return { is_visible, description, listing_image_url, listing_image_credit };
}

function OnSite({ value = false, onChange }: { value?: boolean; onChange?: (isVisible: boolean) => void }) {
  return (
    <Switch
      label="The country is on the site, with its cities and agents"
      checked={value}
      onChange={(isVisible) => onChange?.(isVisible)}
    />
  );
}

function CountryFields({ isSaving, children }: { readonly isSaving: boolean; readonly children: ReactNode }) {
  const form = Form.useFormInstance<CountryBody>();
  const picture = Form.useWatch('listing_image_url', form) ?? '';
  const onPage = {
    ...{ src: artworkVariant(picture, '1200x800', 'avif'), focal: PAGE_FOCAL },
    keeps: 'what is below the middle',
  };
  return (
    <Panel title="Page">
      <Form.Item name="is_visible">
        <OnSite />
      </Form.Item>
      <CountedItem
        name="description"
        label="Description"
        hint="An empty line begins a new paragraph."
        max={PLACE_TEXT_MAX}
        rows={6}
      />
      <Form.Item name="listing_image_url" label="Picture" getValueFromEvent={pathOf}>
        <SitePicture bucket="destinations" note={PHOTO_NOTE} />
      </Form.Item>
      <Crops
        crops={[
          { ...onPage, name: 'Country page', ratio: '100/27' },
          { ...onPage, name: 'Country page, phone', ratio: '2/1' },
          {
            ...{ name: 'Home and list of countries', ratio: '4/3' },
            src: artworkVariant(picture, '480x360', 'avif'),
          },
        ]}
      />
      <CountedItem
        name="listing_image_credit"
        label="Credit"
        hint="Who made the picture, as the page says it."
        max={CREDIT_MAX}
      />
      {children}
      <p>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Save country
        </Button>
      </p>
    </Panel>
  );
}

function CountryForm({ country: record }: { readonly country: EditedCountry }) {
  const { slug, country, sample } = record;
  const [form] = Form.useForm<CountryBody>();
  const [send] = useChangeCountryMutation();
  const history = useCountryHistoryQuery(slug);
  const versioned = useVersioned<EditedCountry, CountryBody>({
    ...{ record, form, valuesOf: bodyOf },
    send: (version, body) => send({ slug, version, body }),
  });
  const { values, dispute, done, error, isSaving } = versioned;
  const page = `/destination/${encodeURIComponent(slug)}`;
  return (
    <>
      <PlaceHead
        name={country}
        list={{ href: '/management-portal/countries', words: 'Countries' }}
        isSample={sample}
        page={values.is_visible ? page : null}
      >
        It is hidden, so it has no public page.
      </PlaceHead>
      <SavingForm<CountryBody>
        form={form}
        name={`country ${slug}`}
        initialValues={values}
        error={error}
        onSave={(typed) => versioned.save(bodyOf(typed))}
        onFinishFailed={versioned.forgetRefusal}
      >
        <CountryFields isSaving={isSaving}>
          {done && (
            <DoneNotice isBusy={isSaving} onUndo={() => void versioned.putBack(done.undo)}>
              {done.what === 'saved' ? `${country} is saved` : 'It is as it was before'}
              {values.is_visible ? (
                <>
                  , and on{' '}
                  <a className="link" href={page}>
                    its page
                  </a>{' '}
                  within two seconds
                </>
              ) : (
                ', and nowhere on the site within two seconds'
              )}
              .
            </DoneNotice>
          )}
          {dispute && (
            <StaleRecord names={NAMES} yours={dispute.yours} theirs={dispute.theirs} onKeep={dispute.keep} />
          )}
        </CountryFields>
      </SavingForm>
      <RecordHistory<CountryBody>
        query={history}
        names={NAMES}
        current={values}
        isBusy={isSaving}
        onPutBack={(earlier) => void versioned.putBack(earlier)}
      />
    </>
  );
}

function CountryFormContent() {
  const { record: slug = '' } = useParams();
  const { data, error, refetch } = useEditedCountryQuery(slug);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the country" />;
  return <CountryForm key={data.slug} country={data} />;
}

/** A country's text, picture and credit, whether it is on the site, and who changed it (POR-12). */
export const EditedCountryPage = inPortalTheme(CountryFormContent);
