/** The forms of the account page, with the titles of their failure toasts. */
export const failureTitles = {
  name: "Name not saved",
  email: "Email not changed",
  password: "Password not changed",
  device: "Device not signed out",
  devices: "Devices not signed out",
  delete: "Account not deleted",
} as const;

export function isAccountForm(id: string): id is keyof typeof failureTitles {
  return Object.hasOwn(failureTitles, id);
}
