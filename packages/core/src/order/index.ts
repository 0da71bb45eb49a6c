export {
  canHappen,
  movesByItself,
  OPERATOR_EVENTS,
  type OperatorEvent,
  ORDER_STATES,
  type OrderEvent,
  type OrderState,
  orderStateAfter,
  undoOf,
} from './order-life.ts'
export { ORDER_STEPS, type OrderStep, orderStepAt } from './order-steps.ts'
export { exceeds, type PrintExtent, printExtent } from './print-extent.ts'
export { type PrintTries, pauseBeforeNextTry } from './print-tries.ts'
