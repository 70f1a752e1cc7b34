import type { FormEvent, ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { showToast } from "#ui/toast-store.ts";

type SignOutFormProps = { id?: string; className?: string; children?: ReactNode };

/**
 * Logs out. With JavaScript it calls the API: offline, the /logout route module could not be loaded,
 * and the page could neither stay nor show an error.
 */
export function SignOutForm(props: SignOutFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function signOut(event: FormEvent) {
    event.preventDefault();
    const response = await fetch("/api/v1/auth/sign-out", { method: "POST" }).catch(() => null);
    if (!response?.ok) return showFailure(response);
    await navigate("/");
    await revalidate();
  }

  return <form method="post" action="/logout" onSubmit={signOut} {...props} />;
}

async function showFailure(response: Response | null) {
  const problem: { detail?: string } | undefined = await response?.json().catch(() => undefined);
  const description = problem?.detail ?? "Something went wrong";
  showToast({ title: "Sign out Failed", description, variant: "destructive" });
}
