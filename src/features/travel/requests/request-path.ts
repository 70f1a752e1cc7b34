/** Where people ask for something: a dialog over the travel page. */
export const requestPath = "/travel/request";
