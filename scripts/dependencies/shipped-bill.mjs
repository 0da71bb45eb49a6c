const DEVELOPMENT = 'cdx:npm:package:development'

/**
 * npm's bill of materials without development dependencies. npm's own option also drops packages that are needed for
 * both. The project's name is put in as well, since npm takes the name of the folder.
 */
export function shippedBill(bill, name) {
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some((property) => property.name === DEVELOPMENT),
  )
  const root = bill.metadata.component
  const known = new Set([root['bom-ref'], ...components.map((component) => component['bom-ref'])])
  const dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => known.has(each)) }))
  return { ...bill, metadata: { ...bill.metadata, component: { ...root, name } }, components, dependencies }
}
