/** The server cannot start for a reason its operator can fix; the message is the whole sentence they see. */
export class StartFailure extends Error {}
