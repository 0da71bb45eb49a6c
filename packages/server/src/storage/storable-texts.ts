import { type KyselyPlugin, OperationNodeTransformer, type PrimitiveValueListNode, type ValueNode } from 'kysely'

/**
 * PostgreSQL refuses a whole statement for one zero character, which a caller can put into any address. It becomes the
 * sign for what cannot be shown, as half characters do anyway: such an id is then one that does not exist.
 */
class StorableTexts extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: storable(node.value) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(storable) }
  }
}

/** A value as PostgreSQL can hold it. */
export function storable(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}

const transformer = new StorableTexts()

export const storableTexts: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
}
