import { CONTENT_MAX } from '@atoll/contracts/site-content';
import { Picture } from '@atoll/ui/picture';
import { Form, Input } from 'antd';
import { Crops } from '../shared/crops';
import { FocalPoint, focalOf } from '../shared/focal-point';
import { asNumber, degrees } from '../shared/number-items';
import { needed } from '../shared/place-items';
import { pathOf, PHOTO_NOTE, SitePicture } from '../shared/site-picture';
import { ContentPart } from './content-part';
import * as s from './home-parts.module.css';
import { RowList } from '../shared/row-list';

const NAMES = { slider: 'Slides' } as const;
const NEW_SLIDE = { url: '', position: '50% 50%', name: '', country: '', latitude: null, longitude: null };

const pictured = [{ required: true, message: 'Please upload a picture' }];

function useSlide(at: number) {
  const form = Form.useFormInstance();
  const watched = (field: string) => ['slider', at, field];
  return {
    url: Form.useWatch<string | undefined>(watched('url'), form) ?? '',
    position: Form.useWatch<string | undefined>(watched('position'), form) ?? '',
    name: Form.useWatch<string | undefined>(watched('name'), form) ?? '',
  };
}

/** A slide as its list shows it: the crop of the front page and its place. */
function SlideRow({ at }: { readonly at: number }) {
  const { url, position, name } = useSlide(at);
  return (
    <div className={s.slide}>
      {url !== '' && <Picture className={s.thumb} src={url} alt="" ratio="4/5" focal={focalOf(position)} />}
      <b>
        {at + 1}. {name || 'A new slide'}
      </b>
    </div>
  );
}

function SlideFields({ at }: { readonly at: number }) {
  const { url, position, name } = useSlide(at);
  return (
    <>
      <div className={s.pair}>
        <Form.Item name={[at, 'name']} label="Place" rules={needed}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name={[at, 'country']} label="Country" rules={needed}>
          <Input maxLength={80} />
        </Form.Item>
        <Form.Item name={[at, 'latitude']} label="Latitude" normalize={asNumber} rules={degrees(90)}>
          <Input type="number" step="any" />
        </Form.Item>
        <Form.Item name={[at, 'longitude']} label="Longitude" normalize={asNumber} rules={degrees(180)}>
          <Input type="number" step="any" />
        </Form.Item>
      </div>
      <Form.Item
        name={[at, 'url']}
        label="Picture"
        rules={pictured}
        extra="It is kept in the four sizes of the slider."
        getValueFromEvent={pathOf}
      >
        <SitePicture bucket="home-slider" note={PHOTO_NOTE} isUnseen />
      </Form.Item>
      <div className={s.shown} hidden={url === ''}>
        <Form.Item name={[at, 'position']} label="Point to keep">
          <FocalPoint src={url} />
        </Form.Item>
        <Crops crops={[{ name: name || 'Slide', ratio: '4/5', src: url, focal: focalOf(position) }]} />
      </div>
    </>
  );
}

/** The places that the front page begins with, in their order. */
export function SliderPart() {
  return (
    <ContentPart name="slider" title="Slider" names={NAMES}>
      <RowList
        name="slider"
        noun="Slide"
        most={CONTENT_MAX.slider}
        canBeEmpty={false}
        fresh={NEW_SLIDE}
        row={(at) => <SlideFields at={at} />}
        folded={(at) => <SlideRow at={at} />}
      />
    </ContentPart>
  );
}
