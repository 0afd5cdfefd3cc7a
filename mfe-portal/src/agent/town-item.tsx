import { placeLabel, type CityOption } from '@atoll/contracts/place';
import { usePlaceSearch } from '@atoll/platform/place-search';
import { PlaceSearch } from '@atoll/ui/place-search';
import { Form } from 'antd';
import { useRef, useState, type RefObject } from 'react';
import * as s from './listing-form.module.css';

const TEXTS = { searching: 'Searching cities...', empty: 'No cities found' };
const CHOOSE = 'Please choose a city from the list.';

interface TownFieldProps {
  /** Given by the form's item. */
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (city: string) => void;
  readonly onBlur?: () => void;
  /** What stands in the field, for the sentence about a city that nobody knows. */
  readonly typedRef: RefObject<string>;
  readonly search: ReturnType<typeof usePlaceSearch>;
}

function TownField({ id, value = '', onChange, onBlur, typedRef, search }: TownFieldProps) {
  const form = Form.useFormInstance<{ country: string }>();
  const [place, setPlace] = useState<CityOption | null>(null);
  const { errors } = Form.Item.useStatus();
  const country = Form.useWatch<string | undefined>('country', { form, preserve: true }) ?? '';
  const [first] = useState(() => [value, form.getFieldValue('country') as string].filter(Boolean).join(', '));

  function choose(chosen: CityOption | null): void {
    setPlace(chosen);
    onChange?.(chosen?.name ?? '');
    if (chosen) form.setFieldValue('country', chosen.country);
  }

  return (
    <div onBlur={onBlur} className={s.town}>
      <PlaceSearch
        {...(id === undefined ? {} : { id })}
        label="City"
        error={typeof errors[0] === 'string' ? errors[0] : null}
        hint={value && country ? `${value}, ${country}` : 'Choose one of the suggestions'}
        placeholder="Start typing your city"
        name="city"
        value={place}
        defaultText={first}
        search={search}
        onChange={choose}
        onText={(text) => {
          typedRef.current = text;
          onChange?.('');
        }}
        texts={TEXTS}
      />
    </div>
  );
}

/** The city of an entry, one of the places that Atoll knows; what it does not know is said before it is sent. */
export function TownItem() {
  const search = usePlaceSearch();
  const typedRef = useRef('');

  async function check(_: unknown, city: string | undefined): Promise<void> {
    const text = typedRef.current.trim();
    if (city) return;
    if (text === '') throw new Error(CHOOSE);
    const [nearest] = await search(text, new AbortController().signal).catch(() => []);
    const question = nearest ? ` Did you mean ${placeLabel(nearest)}?` : '';
    throw new Error(`“${text}” is not chosen from the list.${question || ` ${CHOOSE}`}`);
  }

  return (
    <>
      {/* The field of the kit says itself what is wrong with it. */}
      <Form.Item name="city" noStyle validateTrigger="onBlur" rules={[{ validator: check }]}>
        <TownField typedRef={typedRef} search={search} />
      </Form.Item>
      <Form.Item name="country" noStyle>
        <input type="hidden" />
      </Form.Item>
    </>
  );
}
