import { Switch } from '@atoll/ui/switch';

interface Props {
  readonly label?: string;
  /** Given by the form's item. */
  readonly value?: boolean;
  readonly onChange?: (isOn: boolean) => void;
}

/** A switch of a city's form. */
export function GuideSwitch({ label = 'This city has a guide', value = false, onChange }: Props) {
  return <Switch label={label} checked={value} onChange={(isOn) => onChange?.(isOn)} />;
}
