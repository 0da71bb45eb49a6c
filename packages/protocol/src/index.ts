export {
  type AliveAnswer,
  type AuthenticatedAnswer,
  aliveAnswerSchema,
  authenticatedAnswerSchema,
  type FieldError,
  type ForgottenAnswer,
  forgottenAnswerSchema,
  forgottenRequestSchema,
  type NewPasswordRequest,
  newPasswordRequestSchema,
  type RegisterRequest,
  registerRequestSchema,
  signInRequestSchema,
} from './account.ts'
export { BYTES_PER_MEGABYTE } from './bytes-per-megabyte.ts'
export {
  type CustomSizeAnswer,
  type CustomSizeQuery,
  customSizeAnswerSchema,
  customSizeQuerySchema,
} from './custom-size.ts'
export { addressSchema, type Contact, contactSchema, type Delivery } from './delivery.ts'
export { type ErrorAnswer, errorAnswerSchema } from './error-answer.ts'
export { ERROR_CODES, type ErrorCode } from './error-code.ts'
export { languageSchema } from './language.ts'
export {
  checkoutQuerySchema,
  type ListedOrder,
  type Offer,
  type Order,
  type OrderedCollage,
  type OrderListAnswer,
  type OrderRequest,
  offerSchema,
  orderedCollageSchema,
  orderListAnswerSchema,
  orderRequestSchema,
  orderSchema,
} from './order.ts'
export {
  type CardOrder,
  type CollageAnswer,
  type CollageListAnswer,
  collageAnswerSchema,
  collageListAnswerSchema,
  collageNameSchema,
  type DeleteAnswer,
  duplicateRequestSchema,
  type ListedCollage,
  LONGEST_COLLAGE_NAME,
  type Piece,
  pageQuerySchema,
  renameRequestSchema,
  type VersionListAnswer,
  versionListAnswerSchema,
} from './overview.ts'
export {
  type CollagePhoto,
  collagePhotoSchema,
  type FileAnswer,
  type FileQuery,
  fileAnswerSchema,
  fileQuerySchema,
  type UploadAnswer,
  uploadAnswerSchema,
} from './photo.ts'
export { cleanPhotoName, type PhotoOrigin, photoOriginSchema } from './photo-origin.ts'
export { type PreflightAnswer, preflightAnswerSchema } from './preflight-answer.ts'
export {
  type QuoteItem,
  quoteItemSchema,
  quoteListQuerySchema,
  quoteListSchema,
  type StoredQuote,
  storedQuoteSchema,
} from './quote.ts'
export {
  EDITOR_ID,
  EDITOR_VERSION,
  type LoadAnswer,
  loadAnswerSchema,
  loadRequestSchema,
  type SaveAnswer,
  type SaveRequest,
  saveAnswerSchema,
  saveRequestSchema,
} from './saved-collage.ts'
export {
  type PreflightSummary,
  type PrintFile,
  type PrintSpace,
  printSpaceSchema,
  type ShopOrder,
  type ShopOrderCard,
  type ShopOrderList,
  shopOrderListQuerySchema,
  shopOrderListSchema,
  shopOrderSchema,
} from './shop-order.ts'
export {
  SHORTEST_CODE,
  SOCIAL_ERROR,
  type SocialAnswer,
  type SocialMedia,
  type SocialPhoto,
  type SocialService,
  type SocialUser,
  socialAnswerSchema,
  socialCodeRequestSchema,
  socialCodeSchema,
  socialErrorMessage,
  socialMediaQuerySchema,
  socialMediaSchema,
  socialUserSchema,
} from './social.ts'
export { themeListQuerySchema } from './theme-list-query.ts'
export {
  type WebhookList,
  type WebhookLogEntry,
  type WebhookMessage,
  webhookListQuerySchema,
  webhookListSchema,
  webhookLogEntrySchema,
} from './webhook.ts'
