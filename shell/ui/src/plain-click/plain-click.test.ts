import { plainClick } from './plain-click';

const click = (changes: object = {}) => ({
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  preventDefault: jest.fn(),
  ...changes,
});

it('takes a plain click over and leaves every other one to the browser', () => {
  const action = jest.fn();
  const plain = click();
  plainClick(action)(plain);
  expect(action).toHaveBeenCalledTimes(1);
  expect(plain.preventDefault).toHaveBeenCalled();
  for (const other of [
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    const event = click(other);
    plainClick(action)(event);
    expect(event.preventDefault).not.toHaveBeenCalled();
  }
  expect(action).toHaveBeenCalledTimes(1);
});
