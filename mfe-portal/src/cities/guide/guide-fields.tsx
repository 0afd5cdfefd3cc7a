import { GOOD_FOR_MAX, GUIDE_PARTS_MAX, GUIDE_TEXT_MAX } from '@atoll/contracts/city-guide';
import { Form } from 'antd';
import { CountedItem } from '../../shared/counted-item';
import { eachOnce, LinesField } from '../../shared/lines-field';
import * as s from './guide-fields.module.css';
import { DishRows, QuarterRows, SightRows, TripRows } from './guide-rows';
import { GuideSwitch } from './guide-switch';
import { MonthsField } from './months-field';

/** Everything that a guide tells of a city beside its description and highlights (DES-11). */
export function GuideFields() {
  return (
    <div className={s.guide}>
      <Form.Item name="is_coastal">
        <GuideSwitch label="The town lies on a sea or an ocean" />
      </Form.Item>
      <SightRows />
      <QuarterRows />
      <DishRows />
      <Form.Item name="best_months" label="Best months">
        <MonthsField />
      </Form.Item>
      <CountedItem name="seasons" label="Seasons" max={GUIDE_TEXT_MAX} rows={3} />
      <CountedItem name="getting_there" label="Getting there" max={GUIDE_TEXT_MAX} rows={3} />
      <CountedItem name="getting_around" label="Getting around" max={GUIDE_TEXT_MAX} rows={3} />
      <TripRows />
      <Form.Item
        name="good_for"
        label="Good for"
        rules={eachOnce('word')}
        extra={`Such as food, museums, families; ${GUIDE_PARTS_MAX} at most.`}
      >
        <LinesField label="Good for" noun="Word" most={GUIDE_PARTS_MAX} longest={GOOD_FOR_MAX} />
      </Form.Item>
    </div>
  );
}
