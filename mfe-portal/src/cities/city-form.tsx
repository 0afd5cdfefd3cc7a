import type { CityBody, EditedCity } from '@atoll/contracts/edited-places';
import { Button, Form } from 'antd';
import { useParams } from 'react-router-dom';
import { DoneNotice } from '../shared/done-notice';
import { PanelLoading } from '../shared/panel-loading';
import { PlaceHead } from '../shared/place-head';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { RecordHistory } from '../shared/record-history';
import { SavingForm } from '../shared/saving-form';
import { StaleRecord } from '../shared/stale-record';
import { useVersioned } from '../shared/use-versioned';
import { useCityHistoryQuery, useEditedCityQuery, useSaveCityMutation } from './cities.api';
import * as s from './city-form.module.css';
import { CityPictures, CityTexts } from './city-fields';

const NAMES: Readonly<Record<keyof CityBody, string>> = {
  description: 'Description',
  highlights: 'Highlights',
  featured_image_url: 'Picture of the page',
  image_url: 'Picture of the cards',
  image_credit: 'Credit',
  image_position: 'Point to keep',
};

function bodyOf(city: CityBody): CityBody {
  const { description, highlights, featured_image_url, image_url, image_credit, image_position } = city;
  return { description, highlights, featured_image_url, image_url, image_credit, image_position };
}

function CityForm({ city }: { readonly city: EditedCity }) {
  const { slug, name, country, sample, isPublic } = city;
  const [form] = Form.useForm<CityBody>();
  const [send] = useSaveCityMutation();
  const history = useCityHistoryQuery(slug);
  const versioned = useVersioned<EditedCity, CityBody>({
    ...{ record: city, form, valuesOf: bodyOf },
    send: (version, body) => send({ slug, version, body }),
  });
  const { values, dispute, done, error, isSaving } = versioned;
  const page = `/travel-agents/${encodeURIComponent(slug)}`;

  return (
    <>
      <PlaceHead
        name={name}
        list={{ href: '/management-portal/cities', words: 'Cities' }}
        within={country}
        isSample={sample}
        page={isPublic ? page : null}
      >
        Its country is hidden, so it has no public page.
      </PlaceHead>
      <SavingForm<CityBody>
        form={form}
        name={`city ${slug}`}
        initialValues={values}
        error={error}
        onSave={(typed) => versioned.save(bodyOf(typed))}
        onFinishFailed={versioned.forgetRefusal}
      >
        <div className={s.parts}>
          <CityTexts />
          <CityPictures />
          <div className={s.rest}>
            {done && (
              <DoneNotice isBusy={isSaving} onUndo={() => void versioned.putBack(done.undo)}>
                {done.what === 'saved' ? `${name} is saved` : 'It is as it was before'}
                {isPublic && (
                  <>
                    , and on{' '}
                    <a className="link" href={page}>
                      its page
                    </a>{' '}
                    within two seconds
                  </>
                )}
                .
              </DoneNotice>
            )}
            {dispute && (
              <StaleRecord
                names={NAMES}
                yours={dispute.yours}
                theirs={dispute.theirs}
                onKeep={dispute.keep}
              />
            )}
            <p>
              <Button type="primary" htmlType="submit" loading={isSaving}>
                Save city
              </Button>
            </p>
            <RecordHistory<CityBody>
              query={history}
              names={NAMES}
              current={values}
              isBusy={isSaving}
              onPutBack={(earlier) => void versioned.putBack(earlier)}
            />
          </div>
        </div>
      </SavingForm>
    </>
  );
}

function CityFormContent() {
  const { record: slug = '' } = useParams();
  const { data, error, refetch } = useEditedCityQuery(slug);
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <PanelLoading label="Loading the city" />;
  return <CityForm key={data.slug} city={data} />;
}

/** What is told of a city, with its pictures and who changed them (POR-05). */
export const EditedCityPage = inPortalTheme(CityFormContent);
