import { type HotelProfile, type HotelProfileBody } from '@atoll/contracts/account';
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
import { useNavigate } from 'react-router-dom';
import { useOwnHotelQuery, useSaveHotelMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { PanelLoading } from '../shared/panel-loading';
import { needed, PlaceItems } from '../shared/place-items';
import { ReadProblem } from '../shared/read-problem';
import { SavingForm } from '../shared/saving-form';
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
};

/** The fields of a profile, out of a row that has more. */
function bodyOf(hotel: HotelProfile | null, email: string): HotelProfileBody {
  if (!hotel) return { ...EMPTY, email };
  const { name, property_type, address, city, country, star_rating, phone } = hotel;
  return { name, email: hotel.email || email, property_type, address, city, country, star_rating, phone };
}

function Fields({ initial }: { readonly initial: HotelProfileBody }) {
  const [save, { error, isLoading }] = useSaveHotelMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function send(values: HotelProfileBody): Promise<boolean> {
    const { data } = await save({
      ...values,
      star_rating: values.star_rating ?? null,
      property_type: values.property_type ?? null,
    });
    if (!data) return false;
    dispatch(showToast({ text: 'Your profile is saved' }));
    // The session says where a hotel stands, and the guards read it.
    await refreshSession(dispatch);
    void navigate(hotelLanding(data));
    return true;
  }

  return (
    <SavingForm<HotelProfileBody> name="profile" initialValues={initial} error={error} onSave={send}>
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
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Save profile
      </Button>
    </SavingForm>
  );
}

/** The hotel's profile as a form that saves it; a hotel without a row gets one by saving (AUT-16). */
export function ProfileForm() {
  const { data: hotel, error, refetch } = useOwnHotelQuery();
  const user = useAppSelector(selectUser);
  const problem = error && toAppError(error);
  const hasNoRow = problem?.kind === 'api' && problem.code === 'PGRST116';
  if (problem && !hasNoRow) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!hotel && !hasNoRow) return <PanelLoading label="Loading your profile" />;
  return (
    <Panel title="Your house">
      <Fields initial={bodyOf(hotel ?? null, user?.email ?? '')} />
    </Panel>
  );
}
