/** Where people send a request: a dialog over the travel page. */
export const requestPath = "/travel/request";
