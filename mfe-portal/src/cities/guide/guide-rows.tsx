import {
  DAY_TRIP_KM_MAX,
  GUIDE_ABOUT_MAX,
  GUIDE_NAME_MAX,
  GUIDE_PARTS_MAX,
  SIGHT_KINDS,
  sightKindWord,
} from '@atoll/contracts/city-guide';
import { SelectField } from '@atoll/ui/field';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { asNumber, degreesWithin, numberNeeded } from '../../shared/number-items';
import { needed } from '../../shared/place-items';
import { RowList } from '../../shared/row-list';
import * as s from './guide-fields.module.css';

const NOWHERE = { lat: null, lng: null };
const NEW_SIGHT = { id: '', name: '', local: null, kind: 'monument', ...NOWHERE, about: '' };
const NEW_QUARTER = { name: '', about: '', ...NOWHERE };
const NEW_DISH = { name: '', about: '' };
const NEW_TRIP = { name: '', km: null, about: '', ...NOWHERE };
const KINDS = [...SIGHT_KINDS].sort().map((value) => ({ value, label: sightKindWord(value) }));

interface RowProps {
  /** The row's place in its list. */
  readonly at: number;
}

function NameItem({ at }: RowProps) {
  return (
    <Form.Item name={[at, 'name']} label="Name" rules={needed}>
      <Input maxLength={GUIDE_NAME_MAX} />
    </Form.Item>
  );
}

function AboutItem({ at }: RowProps) {
  return (
    <Form.Item name={[at, 'about']} label="About" rules={needed}>
      <Input.TextArea rows={2} maxLength={GUIDE_ABOUT_MAX} showCount />
    </Form.Item>
  );
}

/** Where it is, in degrees. A place that may be on no map says so in the hint. */
function PositionItems({ at, isNeeded = false }: RowProps & { readonly isNeeded?: boolean }) {
  const rulesOf = (limit: number) => [...(isNeeded ? [numberNeeded] : []), degreesWithin(limit)];
  const hint = isNeeded ? undefined : 'Only where it is to be on a map.';
  return (
    <div className={s.pair}>
      <Form.Item
        name={[at, 'lat']}
        label="Latitude"
        normalize={asNumber}
        rules={rulesOf(90)}
        {...(hint && { extra: hint })}
      >
        <Input type="number" step="any" />
      </Form.Item>
      <Form.Item name={[at, 'lng']} label="Longitude" normalize={asNumber} rules={rulesOf(180)}>
        <Input type="number" step="any" />
      </Form.Item>
    </div>
  );
}

/** The fields of a sight stand in the order of its contract, so that a form that was not changed says the same. */
function SightFields({ at }: RowProps) {
  return (
    <>
      <Form.Item name={[at, 'id']} hidden>
        <Input />
      </Form.Item>
      <div className={s.pair}>
        <NameItem at={at} />
        <Form.Item name={[at, 'local']} label="Name there" extra="Where it differs.">
          <Input maxLength={GUIDE_NAME_MAX} />
        </Form.Item>
        <Form.Item name={[at, 'kind']} noStyle>
          <SelectField name="kind" label="Kind" options={KINDS} />
        </Form.Item>
      </div>
      <PositionItems at={at} isNeeded />
      <AboutItem at={at} />
    </>
  );
}

function TripFields({ at }: RowProps) {
  return (
    <>
      <div className={s.pair}>
        <NameItem at={at} />
        <Form.Item
          name={[at, 'km']}
          label="Kilometers"
          normalize={asNumber}
          rules={[
            numberNeeded,
            {
              ...{ type: 'integer' as const, min: 1, max: DAY_TRIP_KM_MAX },
              message: `Whole kilometers, 1 to ${DAY_TRIP_KM_MAX}`,
            },
          ]}
        >
          <Input type="number" step={1} />
        </Form.Item>
      </div>
      <AboutItem at={at} />
      <PositionItems at={at} />
    </>
  );
}

/** A row that is folded says its name. */
function RowName({ list, noun, at }: RowProps & { readonly list: string; readonly noun: string }) {
  const name = Form.useWatch<string | undefined>([list, at, 'name']) ?? '';
  return (
    <b>
      {at + 1}. {name || noun}
    </b>
  );
}

interface ListProps {
  readonly name: string;
  readonly title: string;
  readonly noun: string;
  readonly fresh: object;
  readonly row: (at: number) => ReactNode;
}

function GuideList({ name, title, noun, fresh, row }: ListProps) {
  return (
    <fieldset className={s.list}>
      <legend>{title}</legend>
      <RowList
        {...{ name, noun, fresh, row }}
        most={GUIDE_PARTS_MAX}
        canBeEmpty
        folded={(at) => <RowName list={name} noun={noun} at={at} />}
      />
    </fieldset>
  );
}

export function SightRows() {
  const row = (at: number) => <SightFields at={at} />;
  return <GuideList name="sights" title="Sights" noun="Sight" fresh={NEW_SIGHT} row={row} />;
}

export function QuarterRows() {
  const row = (at: number) => (
    <>
      <NameItem at={at} />
      <AboutItem at={at} />
      <PositionItems at={at} />
    </>
  );
  return <GuideList name="quarters" title="Quarters" noun="Quarter" fresh={NEW_QUARTER} row={row} />;
}

export function DishRows() {
  const row = (at: number) => (
    <>
      <NameItem at={at} />
      <AboutItem at={at} />
    </>
  );
  return <GuideList name="food" title="Food" noun="Dish" fresh={NEW_DISH} row={row} />;
}

export function TripRows() {
  const row = (at: number) => <TripFields at={at} />;
  return <GuideList name="day_trips" title="Day trips" noun="Day trip" fresh={NEW_TRIP} row={row} />;
}
