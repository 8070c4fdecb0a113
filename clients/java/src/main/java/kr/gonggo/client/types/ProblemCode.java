// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import kr.gonggo.client.json.Text;

/**
 * One of the words below, or one that a newer service knows.
 *
 * @param value the word
 */
public record ProblemCode(String value) implements Text {
    /** {@code invalid_request} */
    public static final ProblemCode INVALID_REQUEST = new ProblemCode("invalid_request");

    /** {@code invalid_path} */
    public static final ProblemCode INVALID_PATH = new ProblemCode("invalid_path");

    /** {@code invalid_parameter} */
    public static final ProblemCode INVALID_PARAMETER = new ProblemCode("invalid_parameter");

    /** {@code missing_parameter} */
    public static final ProblemCode MISSING_PARAMETER = new ProblemCode("missing_parameter");

    /** {@code unknown_parameter} */
    public static final ProblemCode UNKNOWN_PARAMETER = new ProblemCode("unknown_parameter");

    /** {@code repeated_parameter} */
    public static final ProblemCode REPEATED_PARAMETER = new ProblemCode("repeated_parameter");

    /** {@code reversed_range} */
    public static final ProblemCode REVERSED_RANGE = new ProblemCode("reversed_range");

    /** {@code invalid_query} */
    public static final ProblemCode INVALID_QUERY = new ProblemCode("invalid_query");

    /** {@code matches_everything} */
    public static final ProblemCode MATCHES_EVERYTHING = new ProblemCode("matches_everything");

    /** {@code unknown_region} */
    public static final ProblemCode UNKNOWN_REGION = new ProblemCode("unknown_region");

    /** {@code invalid_cursor} */
    public static final ProblemCode INVALID_CURSOR = new ProblemCode("invalid_cursor");

    /** {@code invalid_json} */
    public static final ProblemCode INVALID_JSON = new ProblemCode("invalid_json");

    /** {@code invalid_field} */
    public static final ProblemCode INVALID_FIELD = new ProblemCode("invalid_field");

    /** {@code missing_field} */
    public static final ProblemCode MISSING_FIELD = new ProblemCode("missing_field");

    /** {@code unknown_field} */
    public static final ProblemCode UNKNOWN_FIELD = new ProblemCode("unknown_field");

    /** {@code invalid_url} */
    public static final ProblemCode INVALID_URL = new ProblemCode("invalid_url");

    /** {@code unexpected_body} */
    public static final ProblemCode UNEXPECTED_BODY = new ProblemCode("unexpected_body");

    /** {@code missing_credentials} */
    public static final ProblemCode MISSING_CREDENTIALS = new ProblemCode("missing_credentials");

    /** {@code invalid_key} */
    public static final ProblemCode INVALID_KEY = new ProblemCode("invalid_key");

    /** {@code expired_key} */
    public static final ProblemCode EXPIRED_KEY = new ProblemCode("expired_key");

    /** {@code revoked_key} */
    public static final ProblemCode REVOKED_KEY = new ProblemCode("revoked_key");

    /** {@code session_ended} */
    public static final ProblemCode SESSION_ENDED = new ProblemCode("session_ended");

    /** {@code invalid_link} */
    public static final ProblemCode INVALID_LINK = new ProblemCode("invalid_link");

    /** {@code invalid_passkey} */
    public static final ProblemCode INVALID_PASSKEY = new ProblemCode("invalid_passkey");

    /** {@code invalid_signature} */
    public static final ProblemCode INVALID_SIGNATURE = new ProblemCode("invalid_signature");

    /** {@code access_blocked} */
    public static final ProblemCode ACCESS_BLOCKED = new ProblemCode("access_blocked");

    /** {@code ip_not_allowed} */
    public static final ProblemCode IP_NOT_ALLOWED = new ProblemCode("ip_not_allowed");

    /** {@code beta_access_required} */
    public static final ProblemCode BETA_ACCESS_REQUIRED = new ProblemCode("beta_access_required");

    /** {@code plan_required} */
    public static final ProblemCode PLAN_REQUIRED = new ProblemCode("plan_required");

    /** {@code scope_required} */
    public static final ProblemCode SCOPE_REQUIRED = new ProblemCode("scope_required");

    /** {@code console_header_required} */
    public static final ProblemCode CONSOLE_HEADER_REQUIRED = new ProblemCode("console_header_required");

    /** {@code origin_not_allowed} */
    public static final ProblemCode ORIGIN_NOT_ALLOWED = new ProblemCode("origin_not_allowed");

    /** {@code operator_required} */
    public static final ProblemCode OPERATOR_REQUIRED = new ProblemCode("operator_required");

    /** {@code reason_required} */
    public static final ProblemCode REASON_REQUIRED = new ProblemCode("reason_required");

    /** {@code member_required} */
    public static final ProblemCode MEMBER_REQUIRED = new ProblemCode("member_required");

    /** {@code https_required} */
    public static final ProblemCode HTTPS_REQUIRED = new ProblemCode("https_required");

    /** {@code not_found} */
    public static final ProblemCode NOT_FOUND = new ProblemCode("not_found");

    /** {@code method_not_allowed} */
    public static final ProblemCode METHOD_NOT_ALLOWED = new ProblemCode("method_not_allowed");

    /** {@code not_acceptable} */
    public static final ProblemCode NOT_ACCEPTABLE = new ProblemCode("not_acceptable");

    /** {@code request_timeout} */
    public static final ProblemCode REQUEST_TIMEOUT = new ProblemCode("request_timeout");

    /** {@code request_in_progress} */
    public static final ProblemCode REQUEST_IN_PROGRESS = new ProblemCode("request_in_progress");

    /** {@code outcome_unknown} */
    public static final ProblemCode OUTCOME_UNKNOWN = new ProblemCode("outcome_unknown");

    /** {@code would_lock_out} */
    public static final ProblemCode WOULD_LOCK_OUT = new ProblemCode("would_lock_out");

    /** {@code keyword_exists} */
    public static final ProblemCode KEYWORD_EXISTS = new ProblemCode("keyword_exists");

    /** {@code pursuit_exists} */
    public static final ProblemCode PURSUIT_EXISTS = new ProblemCode("pursuit_exists");

    /** {@code profile_required} */
    public static final ProblemCode PROFILE_REQUIRED = new ProblemCode("profile_required");

    /** {@code pursuit_settled} */
    public static final ProblemCode PURSUIT_SETTLED = new ProblemCode("pursuit_settled");

    /** {@code limit_reached} */
    public static final ProblemCode LIMIT_REACHED = new ProblemCode("limit_reached");

    /** {@code member_exists} */
    public static final ProblemCode MEMBER_EXISTS = new ProblemCode("member_exists");

    /** {@code last_owner} */
    public static final ProblemCode LAST_OWNER = new ProblemCode("last_owner");

    /** {@code passkeys_unavailable} */
    public static final ProblemCode PASSKEYS_UNAVAILABLE = new ProblemCode("passkeys_unavailable");

    /** {@code keys_depend} */
    public static final ProblemCode KEYS_DEPEND = new ProblemCode("keys_depend");

    /** {@code key_ended} */
    public static final ProblemCode KEY_ENDED = new ProblemCode("key_ended");

    /** {@code consultation_closed} */
    public static final ProblemCode CONSULTATION_CLOSED = new ProblemCode("consultation_closed");

    /** {@code source_not_ready} */
    public static final ProblemCode SOURCE_NOT_READY = new ProblemCode("source_not_ready");

    /** {@code notice_withdrawn} */
    public static final ProblemCode NOTICE_WITHDRAWN = new ProblemCode("notice_withdrawn");

    /** {@code cursor_expired} */
    public static final ProblemCode CURSOR_EXPIRED = new ProblemCode("cursor_expired");

    /** {@code precondition_failed} */
    public static final ProblemCode PRECONDITION_FAILED = new ProblemCode("precondition_failed");

    /** {@code body_too_large} */
    public static final ProblemCode BODY_TOO_LARGE = new ProblemCode("body_too_large");

    /** {@code url_too_long} */
    public static final ProblemCode URL_TOO_LONG = new ProblemCode("url_too_long");

    /** {@code unsupported_media_type} */
    public static final ProblemCode UNSUPPORTED_MEDIA_TYPE = new ProblemCode("unsupported_media_type");

    /** {@code misdirected_request} */
    public static final ProblemCode MISDIRECTED_REQUEST = new ProblemCode("misdirected_request");

    /** {@code idempotency_key_reused} */
    public static final ProblemCode IDEMPOTENCY_KEY_REUSED = new ProblemCode("idempotency_key_reused");

    /** {@code http_1_1_required} */
    public static final ProblemCode HTTP_1_1_REQUIRED = new ProblemCode("http_1_1_required");

    /** {@code rate_limited} */
    public static final ProblemCode RATE_LIMITED = new ProblemCode("rate_limited");

    /** {@code too_many_at_once} */
    public static final ProblemCode TOO_MANY_AT_ONCE = new ProblemCode("too_many_at_once");

    /** {@code headers_too_large} */
    public static final ProblemCode HEADERS_TOO_LARGE = new ProblemCode("headers_too_large");

    /** {@code internal} */
    public static final ProblemCode INTERNAL = new ProblemCode("internal");

    /** {@code unavailable} */
    public static final ProblemCode UNAVAILABLE = new ProblemCode("unavailable");

    @Override
    public String toString() {
        return value;
    }
}
