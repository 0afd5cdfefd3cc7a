import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { CheckboxField, FieldGroup, SelectField, TextAreaField, TextField } from './field';

it('ties the exact error and the hint to the control and marks it invalid', () => {
  render(<TextField label="Card number" name="card" error="Invalid card number" hint="16 digits" />);
  const field = screen.getByRole('textbox', { name: 'Card number' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Invalid card number 16 digits');
});

it('is valid and undescribed without error and hint', () => {
  render(<TextField label="Email" name="email" error="" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('hands its input to the ref and stays uncontrolled', async () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextField label="First name" name="first" defaultValue="Cla" ref={ref} />);
  await userEvent.type(screen.getByRole('textbox'), 'ra');
  expect(ref.current?.value).toBe('Clara');
});

it('carries every control in the form data under its name', async () => {
  render(
    <form aria-label="Guest">
      <FieldGroup legend="Guest Information">
        <TextField label="Last name" name="last" defaultValue="Okafor" />
        <SelectField
          label="Title"
          name="title"
          defaultValue="Ms"
          options={[
            { value: 'Mr', label: 'Mr' },
            { value: 'Ms', label: 'Ms' },
          ]}
        />
        <TextAreaField label="Requests" name="requests" defaultValue="Quiet room" />
        <CheckboxField label="I accept the terms" name="terms" value="yes" />
      </FieldGroup>
    </form>,
  );
  await userEvent.click(screen.getByText('I accept the terms'));
  expect(screen.getByRole('form')).toHaveFormValues({
    last: 'Okafor',
    title: 'Ms',
    requests: 'Quiet room',
    terms: true,
  });
  expect(screen.getByRole('group', { name: 'Guest Information' })).toBeInTheDocument();
});

it('keeps a hidden label as the accessible name', () => {
  render(<TextField label="Message" hideLabel name="message" />);
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInTheDocument();
});
