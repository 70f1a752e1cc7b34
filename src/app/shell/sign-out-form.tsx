import type { FormEvent, ReactNode } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { showToast } from "#ui/toast-store.ts";

type SignOutFormProps = { id?: string; className?: string; children?: ReactNode };

/**
 * The form that logs out. With script it asks the API: the code of the /logout route could not be loaded over a lost
 * connection, and then the page could neither stay nor say what happened.
 */
export function SignOutForm(props: SignOutFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function signOut(event: FormEvent) {
    event.preventDefault();
    const answer = await fetch("/api/v1/auth/sign-out", { method: "POST" }).catch(() => null);
    if (!answer?.ok) return showFailure(answer);
    await navigate("/");
    await revalidate();
  }

  return <form method="post" action="/logout" onSubmit={signOut} {...props} />;
}

async function showFailure(answer: Response | null) {
  const problem: { detail?: string } | undefined = await answer?.json().catch(() => undefined);
  const description = problem?.detail ?? "Something went wrong";
  showToast({ title: "Sign out Failed", description, variant: "destructive" });
}
