import { ComponentScope, ComponentType } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  LicenseExpression,
  LicenseRepository,
  Metadata,
  NamedLicense,
  Property,
  PropertyRepository,
  SpdxLicense,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { readPackageJson, type PackageJson } from './installed-packages';
import { licenceOf } from './licences';
import type { ShippedPart } from './shipped-parts';

function licencesOf(json: PackageJson): LicenseRepository {
  const licence = licenceOf(json);
  if (licence === null) return new LicenseRepository();
  if (isSupportedSpdxId(licence)) return new LicenseRepository([new SpdxLicense(licence)]);
  const isExpression = / (OR|AND|WITH) /.test(licence);
  return new LicenseRepository([isExpression ? new LicenseExpression(licence) : new NamedLicense(licence)]);
}

/** The address of a package in the registry, as package-url writes it. */
export function packageUrl({ name, version }: Pick<PackageJson, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function componentOf({ json, places }: ShippedPart): Component {
  const [group, name] = json.name.startsWith('@') ? json.name.split('/') : [undefined, json.name];
  const purl = packageUrl(json);
  return new Component(ComponentType.Library, name ?? json.name, {
    group,
    version: json.version,
    bomRef: purl,
    purl,
    scope: ComponentScope.Required,
    licenses: licencesOf(json),
    properties: new PropertyRepository(places.map((place) => new Property('atoll:place', place))),
  });
}

/**
 * The list of parts of the folder, in CycloneDX 1.6. It says nothing about when it was made: the same build has the same
 * list.
 */
export function sbomText(root: string, parts: readonly ShippedPart[]): string {
  const { name, version } = readPackageJson(root);
  const metadata = new Metadata({ component: new Component(ComponentType.Application, name, { version }) });
  const bom = new Bom({ metadata });
  for (const part of parts) {
    const component = componentOf(part);
    bom.components.add(component);
    metadata.component?.dependencies.add(component.bomRef);
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}
