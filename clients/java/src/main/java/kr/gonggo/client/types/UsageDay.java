// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * Usage on one day.
 *
 * @param day The day, in Seoul time.
 * @param requests Requests accepted under the plan's limit, whatever their status.
 * @param manage Requests with a key to {@code /v1/keys}, {@code /v1/links}, {@code /v1/sessions}, {@code /v1/webhooks}
 * and {@code /v1/usage}, which have a separate limit.
 * @param console Requests made in sessions, which have a separate limit.
 * @param limited Requests rejected with 429.
 */
public record UsageDay(
        String day,
        long requests,
        long manage,
        long console,
        long limited) {}
