/** The toast after logging in, in one step or two. */
export const welcome = { title: "Login Successful!", description: "Welcome back! You are now logged in." };
