import { HOTEL_TEXT_MAX, type HotelProfile, type HotelProfileBody } from '@atoll/contracts/account';
import { PROPERTY_TYPES } from '@atoll/contracts/account-words';
import { hotelLanding } from '@atoll/contracts/verification';
import {
  refreshSession,
  selectUser,
  showToast,
  toAppError,
  useAppDispatch,
  useAppSelector,
} from '@atoll/platform';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwnHotelQuery, useSaveHotelMutation } from '../shared/portal.api';
import { FIELD_WORDS } from '../shared/hotel-fields';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed, PlaceItems } from '../shared/place-items';
import { inPortalTheme } from '../shared/portal-theme';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
import { currentOf, StaleRecord } from '../shared/stale-record';
import { ChangeNotice } from './change-notice';
import * as s from './profile-form.module.css';

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const TYPES = PROPERTY_TYPES.map((value) => ({ value, label: capitalised(value) }));
const STARS = [1, 2, 3, 4, 5].map((value) => ({ value, label: '★'.repeat(value) }));

const EMPTY: HotelProfileBody = {
  name: '',
  email: '',
  property_type: null,
  address: '',
  city: '',
  country: '',
  star_rating: null,
  phone: '',
  description: '',
};

/** The fields of a profile, out of a row that has more. */
function bodyOf(hotel: HotelProfileBody | null, email: string): HotelProfileBody {
  if (!hotel) return { ...EMPTY, email };
  const { name, property_type, address, city, country, star_rating, phone, description = '' } = hotel;
  return {
    ...{ name, email: hotel.email || email, property_type, address, city, country, star_rating, phone },
    description,
  };
}

function Items() {
  return (
    <>
      <Form.Item name="name" label="Name of the property" rules={needed}>
        <Input maxLength={160} autoComplete="organization" />
      </Form.Item>
      <div className={s.pair}>
        <Form.Item
          name="property_type"
          label="Kind of property"
          rules={[{ required: true, message: 'Please choose one' }]}
        >
          <Select options={TYPES} />
        </Form.Item>
        <Form.Item name="star_rating" label="Star rating">
          <Select options={STARS} allowClear placeholder="No stars" />
        </Form.Item>
      </div>
      <Form.Item name="address" label="Address" rules={needed}>
        <Input maxLength={240} autoComplete="street-address" />
      </Form.Item>
      <div className={s.pair}>
        <PlaceItems />
      </div>
      <div className={s.pair}>
        <Form.Item name="phone" label="Phone" rules={needed}>
          <Input type="tel" maxLength={40} autoComplete="tel" />
        </Form.Item>
        <Form.Item
          name="email"
          label="E-mail for guests"
          rules={[...needed, { type: 'email', message: 'Please enter a valid e-mail address' }]}
        >
          <Input type="email" maxLength={254} autoComplete="email" />
        </Form.Item>
      </div>
      <Form.Item
        name="description"
        label="From the house"
        extra="What guests should know, in your own words: what is special, and what is not for everybody."
      >
        <Input.TextArea maxLength={HOTEL_TEXT_MAX} rows={8} />
      </Form.Item>
    </>
  );
}

function Fields({ hotel, email }: { readonly hotel: HotelProfile | null; readonly email: string }) {
  const [save, { error, isLoading }] = useSaveHotelMutation();
  /** The version that is replaced: where it was saved elsewhere meanwhile, theirs, once it was looked at. */
  const [from, setFrom] = useState(hotel?.version);
  const [sent, setSent] = useState<HotelProfileBody | null>(null);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const current = currentOf<HotelProfile>(error);

  async function send(values: HotelProfileBody, version: number | undefined): Promise<boolean> {
    const body = {
      ...values,
      star_rating: values.star_rating ?? null,
      property_type: values.property_type ?? null,
      description: values.description ?? '',
    };
    setSent(body);
    const { data } = await save({ body, version });
    if (!data) return false;
    const isLookedAt = data.change_status === 'pending_approval';
    dispatch(showToast({ text: isLookedAt ? 'Saved. Atoll looks at your change' : 'Your profile is saved' }));
    // The session says where a hotel stands, and the guards read it.
    await refreshSession(dispatch);
    void navigate(hotelLanding(data));
    return true;
  }

  return (
    <>
      {current && sent && current.version !== from && (
        <StaleRecord
          names={FIELD_WORDS}
          yours={sent}
          theirs={bodyOf(current, email)}
          onKeep={() => {
            setFrom(current.version);
            void send(sent, current.version);
          }}
        />
      )}
      <SavingForm<HotelProfileBody>
        name="profile"
        initialValues={bodyOf(hotel, email)}
        error={error}
        onSave={(values) => send(values, from)}
      >
        <Items />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          Save profile
        </Button>
      </SavingForm>
    </>
  );
}

/** What an approved house may change, and what of it waits for the administrator. */
function Rules({ hotel }: { readonly hotel: HotelProfile }) {
  if (!hotel.approved_profile) return null;
  return (
    <>
      <ChangeNotice {...hotel} />
      <p>
        Kind and phone are public as soon as you save; your e-mail is on no public page. Name, address, stars
        and what you say of the house are looked at by Atoll first; until then the page shows what was
        approved.
      </p>
    </>
  );
}

function ProfileFormContent() {
  const { data: hotel, error, refetch } = useOwnHotelQuery();
  const user = useAppSelector(selectUser);
  const problem = error && toAppError(error);
  const hasNoRow = problem?.kind === 'api' && problem.code === 'PGRST116';
  if (problem && !hasNoRow) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!hotel && !hasNoRow) return <PanelLoading label="Loading your profile" />;
  return (
    <Panel title="Your house">
      {hotel && <Rules hotel={hotel} />}
      <Fields hotel={hotel ?? null} email={user?.email ?? ''} />
    </Panel>
  );
}

/**
 * The hotel's profile as a form that saves it (HOT-02, HOT-03); a hotel without a row gets one by saving (AUT-16). What
 * was changed elsewhere meanwhile is shown beside what is typed.
 */
export const ProfileForm = inPortalTheme(ProfileFormContent);
