import {
  CREDIT_MAX,
  HIGHLIGHT_MAX,
  HIGHLIGHTS_MAX,
  PLACE_TEXT_MAX,
  type CityBody,
} from '@atoll/contracts/edited-places';
import { Form } from 'antd';
import { CountedItem } from '../shared/counted-item';
import { FocalPoint } from '../shared/focal-point';
import { eachOnce, LinesField } from '../shared/lines-field';
import { Panel } from '../shared/panel';
import { pathOf, PHOTO_NOTE, SitePicture } from '../shared/site-picture';
import { CityCrops } from './city-crops';

/** What a city's page says. */
export function CityTexts() {
  return (
    <Panel title="Text">
      <CountedItem
        name="description"
        label="Description"
        hint="An empty line begins a new paragraph."
        max={PLACE_TEXT_MAX}
        rows={7}
      />
      <Form.Item
        name="highlights"
        label="Highlights"
        rules={eachOnce('highlight')}
        extra={`Short lines, in this order; ${HIGHLIGHTS_MAX} at most.`}
      >
        <LinesField label="Highlights" noun="Highlight" most={HIGHLIGHTS_MAX} longest={HIGHLIGHT_MAX} />
      </Form.Item>
    </Panel>
  );
}

/** What a city's page and its cards show. */
export function CityPictures() {
  const form = Form.useFormInstance<CityBody>();
  const featured = Form.useWatch('featured_image_url', form) ?? '';
  const card = Form.useWatch('image_url', form) ?? '';
  const position = Form.useWatch('image_position', form) ?? '';
  const whole = featured || card;
  return (
    <Panel title="Pictures">
      <Form.Item name="featured_image_url" label="Picture of the page" getValueFromEvent={pathOf}>
        <SitePicture bucket="city-images" note={PHOTO_NOTE} isUnseen />
      </Form.Item>
      <Form.Item name="image_position" label="Point to keep" hidden={whole === ''}>
        <FocalPoint src={whole} />
      </Form.Item>
      <Form.Item name="image_url" label="Picture of the cards" getValueFromEvent={pathOf}>
        <SitePicture bucket="city-images" note={PHOTO_NOTE} />
      </Form.Item>
      <CityCrops featured_image_url={featured} image_url={card} image_position={position} />
      <CountedItem
        name="image_credit"
        label="Credit"
        hint="Who made the pictures, as the page says it."
        max={CREDIT_MAX}
      />
    </Panel>
  );
}
