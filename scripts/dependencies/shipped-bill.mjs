const DEVELOPMENT = 'cdx:npm:package:development'

/**
 * npm's bill without what only developing needs. Its own way of leaving that out also drops what is needed for both. And npm
 * names the whole after its folder, which may be called anything.
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
