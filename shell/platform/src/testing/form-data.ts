/** React reads the form whose submit navigates; the FormData of the tests is Node's, which knows no forms. */
class EmptyFormData extends FormData {
  constructor() {
    super();
  }
}

globalThis.FormData = EmptyFormData;
