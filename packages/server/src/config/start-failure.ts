/** The server cannot start for a reason its operator can mend; the message is the whole sentence they are shown. */
export class StartFailure extends Error {}
