import type { EditedCity } from '@atoll/contracts/edited-places';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button, Form } from 'antd';
import { useParams } from 'react-router-dom';
import { DoneNotice } from '../shared/done-notice';
import { Panel } from '../shared/panel';
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
import { CITY_NAMES, cityBody, cityField, cityValues, wantedValues, type CityValues } from './city-values';
import { GuideSwitch } from './guide/guide-switch';

const guide = lazyPart(
  async () => (await import(/* webpackChunkName: "city-guide-fields" */ './guide/guide-fields')).GuideFields,
);

/** A city has a guide or not; the code of its fields comes only where it does. */
function CityGuide() {
  const hasGuide = Form.useWatch<boolean | undefined>('has_guide') ?? false;
  return (
    <Panel title="Guide">
      <Form.Item
        name="has_guide"
        extra="What there is to see and to eat, where to stay, when to come and how."
      >
        <GuideSwitch />
      </Form.Item>
      {hasGuide && <guide.Part fallback={<PanelLoading label="Loading the guide" />} />}
    </Panel>
  );
}

function CityForm({ city }: { readonly city: EditedCity }) {
  const { slug, name, country, sample, isPublic } = city;
  const [form] = Form.useForm<CityValues>();
  const [send] = useSaveCityMutation();
  const history = useCityHistoryQuery(slug);
  const versioned = useVersioned<EditedCity, CityValues>({
    ...{ record: city, form, valuesOf: cityValues },
    send: (version, values) => send({ slug, version, body: cityBody(values) }),
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
      <SavingForm<CityValues>
        form={form}
        name={`city ${slug}`}
        initialValues={values}
        error={error}
        fieldOf={cityField}
        // With what fields keep that are not drawn now.
        onSave={() => versioned.save(wantedValues(form.getFieldsValue(true) as CityValues))}
        onFinishFailed={versioned.forgetRefusal}
      >
        <div className={s.parts}>
          <div className={s.told}>
            <CityTexts />
            <CityGuide />
          </div>
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
                names={CITY_NAMES}
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
            <RecordHistory<CityValues>
              query={history}
              names={CITY_NAMES}
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
