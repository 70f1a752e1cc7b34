import type { Challenge } from "altcha-lib";
import { proveWork } from "#platform/http/security/solve-proof.ts";

export type Post = {
  isHonest: boolean;
  isReply: boolean;
  businessId: string;
  /** The review to reply to. */
  reviewId: string;
  ip: string;
  name: string;
  text: string;
  hasProof: boolean;
  cookie: string | null;
};
/** The id of the stored post, or null if it was refused. */
export type SendResult = { id: string | null; status: number };

/** Sends a review or reply, with a client IP as if through a trusted proxy. */
export async function sendPost(origin: string, post: Post): Promise<SendResult> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": post.ip,
    origin,
    ...(post.cookie && { cookie: post.cookie }),
  };
  const proof = post.hasProof ? { proof: await prove(origin, headers) } : {};
  const response = await fetch(
    `${origin}/api/v1/reviews${post.isReply ? `/${post.reviewId}/comments` : ""}`,
    {
      method: "POST",
      headers,
      body: JSON.stringify({ ...(post.isReply ? toReply(post) : toReview(post)), ...proof }),
    },
  );
  const { id = null } = (await response.json()) as { id?: string };
  return { id: response.status === 201 ? id : null, status: response.status };
}

function toReview({ businessId, name, text, isHonest }: Post) {
  return {
    business_id: businessId,
    rating: isHonest ? 3 + Math.floor(Math.random() * 3) : 1,
    comment: text,
    reviewer_name: name,
  };
}

function toReply({ name, text }: Post) {
  return { commenter_name: name, comment_text: text };
}

async function prove(origin: string, headers: Record<string, string>) {
  const response = await fetch(`${origin}/api/v1/reviews/challenge`, { headers });
  const { challenge } = (await response.json()) as { challenge: Challenge };
  return proveWork(challenge);
}
