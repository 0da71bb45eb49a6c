export { operatorCommand } from './operator-command.ts'
export { ordersCommand } from './orders-command.ts'
