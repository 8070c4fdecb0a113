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

    /** {@code search_too_broad} */
    public static final ProblemCode SEARCH_TOO_BROAD = new ProblemCode("search_too_broad");

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

    /** {@code profile_exists} */
    public static final ProblemCode PROFILE_EXISTS = new ProblemCode("profile_exists");

    /** {@code profile_in_use} */
    public static final ProblemCode PROFILE_IN_USE = new ProblemCode("profile_in_use");

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

    /** {@code key_of_app} */
    public static final ProblemCode KEY_OF_APP = new ProblemCode("key_of_app");

    /** {@code consultation_closed} */
    public static final ProblemCode CONSULTATION_CLOSED = new ProblemCode("consultation_closed");

    /** {@code attachments_off} */
    public static final ProblemCode ATTACHMENTS_OFF = new ProblemCode("attachments_off");

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

    /** The words that this version of the client knows, for a {@code switch}. */
    public enum Known {
        /** {@code invalid_request} */
        INVALID_REQUEST,
        /** {@code invalid_path} */
        INVALID_PATH,
        /** {@code invalid_parameter} */
        INVALID_PARAMETER,
        /** {@code missing_parameter} */
        MISSING_PARAMETER,
        /** {@code unknown_parameter} */
        UNKNOWN_PARAMETER,
        /** {@code repeated_parameter} */
        REPEATED_PARAMETER,
        /** {@code reversed_range} */
        REVERSED_RANGE,
        /** {@code invalid_query} */
        INVALID_QUERY,
        /** {@code search_too_broad} */
        SEARCH_TOO_BROAD,
        /** {@code matches_everything} */
        MATCHES_EVERYTHING,
        /** {@code unknown_region} */
        UNKNOWN_REGION,
        /** {@code invalid_cursor} */
        INVALID_CURSOR,
        /** {@code invalid_json} */
        INVALID_JSON,
        /** {@code invalid_field} */
        INVALID_FIELD,
        /** {@code missing_field} */
        MISSING_FIELD,
        /** {@code unknown_field} */
        UNKNOWN_FIELD,
        /** {@code invalid_url} */
        INVALID_URL,
        /** {@code unexpected_body} */
        UNEXPECTED_BODY,
        /** {@code missing_credentials} */
        MISSING_CREDENTIALS,
        /** {@code invalid_key} */
        INVALID_KEY,
        /** {@code expired_key} */
        EXPIRED_KEY,
        /** {@code revoked_key} */
        REVOKED_KEY,
        /** {@code session_ended} */
        SESSION_ENDED,
        /** {@code invalid_link} */
        INVALID_LINK,
        /** {@code invalid_passkey} */
        INVALID_PASSKEY,
        /** {@code invalid_signature} */
        INVALID_SIGNATURE,
        /** {@code access_blocked} */
        ACCESS_BLOCKED,
        /** {@code ip_not_allowed} */
        IP_NOT_ALLOWED,
        /** {@code beta_access_required} */
        BETA_ACCESS_REQUIRED,
        /** {@code plan_required} */
        PLAN_REQUIRED,
        /** {@code scope_required} */
        SCOPE_REQUIRED,
        /** {@code console_header_required} */
        CONSOLE_HEADER_REQUIRED,
        /** {@code origin_not_allowed} */
        ORIGIN_NOT_ALLOWED,
        /** {@code operator_required} */
        OPERATOR_REQUIRED,
        /** {@code reason_required} */
        REASON_REQUIRED,
        /** {@code member_required} */
        MEMBER_REQUIRED,
        /** {@code https_required} */
        HTTPS_REQUIRED,
        /** {@code not_found} */
        NOT_FOUND,
        /** {@code method_not_allowed} */
        METHOD_NOT_ALLOWED,
        /** {@code not_acceptable} */
        NOT_ACCEPTABLE,
        /** {@code request_timeout} */
        REQUEST_TIMEOUT,
        /** {@code request_in_progress} */
        REQUEST_IN_PROGRESS,
        /** {@code outcome_unknown} */
        OUTCOME_UNKNOWN,
        /** {@code would_lock_out} */
        WOULD_LOCK_OUT,
        /** {@code keyword_exists} */
        KEYWORD_EXISTS,
        /** {@code pursuit_exists} */
        PURSUIT_EXISTS,
        /** {@code profile_required} */
        PROFILE_REQUIRED,
        /** {@code profile_exists} */
        PROFILE_EXISTS,
        /** {@code profile_in_use} */
        PROFILE_IN_USE,
        /** {@code pursuit_settled} */
        PURSUIT_SETTLED,
        /** {@code limit_reached} */
        LIMIT_REACHED,
        /** {@code member_exists} */
        MEMBER_EXISTS,
        /** {@code last_owner} */
        LAST_OWNER,
        /** {@code passkeys_unavailable} */
        PASSKEYS_UNAVAILABLE,
        /** {@code keys_depend} */
        KEYS_DEPEND,
        /** {@code key_ended} */
        KEY_ENDED,
        /** {@code key_of_app} */
        KEY_OF_APP,
        /** {@code consultation_closed} */
        CONSULTATION_CLOSED,
        /** {@code attachments_off} */
        ATTACHMENTS_OFF,
        /** {@code source_not_ready} */
        SOURCE_NOT_READY,
        /** {@code notice_withdrawn} */
        NOTICE_WITHDRAWN,
        /** {@code cursor_expired} */
        CURSOR_EXPIRED,
        /** {@code precondition_failed} */
        PRECONDITION_FAILED,
        /** {@code body_too_large} */
        BODY_TOO_LARGE,
        /** {@code url_too_long} */
        URL_TOO_LONG,
        /** {@code unsupported_media_type} */
        UNSUPPORTED_MEDIA_TYPE,
        /** {@code misdirected_request} */
        MISDIRECTED_REQUEST,
        /** {@code idempotency_key_reused} */
        IDEMPOTENCY_KEY_REUSED,
        /** {@code http_1_1_required} */
        HTTP_1_1_REQUIRED,
        /** {@code rate_limited} */
        RATE_LIMITED,
        /** {@code too_many_at_once} */
        TOO_MANY_AT_ONCE,
        /** {@code headers_too_large} */
        HEADERS_TOO_LARGE,
        /** {@code internal} */
        INTERNAL,
        /** {@code unavailable} */
        UNAVAILABLE,
        /** A word of a newer service. */
        UNKNOWN
    }

    /** {@return which of the known words it is} */
    public Known known() {
        return switch (value) {
            case "invalid_request" -> Known.INVALID_REQUEST;
            case "invalid_path" -> Known.INVALID_PATH;
            case "invalid_parameter" -> Known.INVALID_PARAMETER;
            case "missing_parameter" -> Known.MISSING_PARAMETER;
            case "unknown_parameter" -> Known.UNKNOWN_PARAMETER;
            case "repeated_parameter" -> Known.REPEATED_PARAMETER;
            case "reversed_range" -> Known.REVERSED_RANGE;
            case "invalid_query" -> Known.INVALID_QUERY;
            case "search_too_broad" -> Known.SEARCH_TOO_BROAD;
            case "matches_everything" -> Known.MATCHES_EVERYTHING;
            case "unknown_region" -> Known.UNKNOWN_REGION;
            case "invalid_cursor" -> Known.INVALID_CURSOR;
            case "invalid_json" -> Known.INVALID_JSON;
            case "invalid_field" -> Known.INVALID_FIELD;
            case "missing_field" -> Known.MISSING_FIELD;
            case "unknown_field" -> Known.UNKNOWN_FIELD;
            case "invalid_url" -> Known.INVALID_URL;
            case "unexpected_body" -> Known.UNEXPECTED_BODY;
            case "missing_credentials" -> Known.MISSING_CREDENTIALS;
            case "invalid_key" -> Known.INVALID_KEY;
            case "expired_key" -> Known.EXPIRED_KEY;
            case "revoked_key" -> Known.REVOKED_KEY;
            case "session_ended" -> Known.SESSION_ENDED;
            case "invalid_link" -> Known.INVALID_LINK;
            case "invalid_passkey" -> Known.INVALID_PASSKEY;
            case "invalid_signature" -> Known.INVALID_SIGNATURE;
            case "access_blocked" -> Known.ACCESS_BLOCKED;
            case "ip_not_allowed" -> Known.IP_NOT_ALLOWED;
            case "beta_access_required" -> Known.BETA_ACCESS_REQUIRED;
            case "plan_required" -> Known.PLAN_REQUIRED;
            case "scope_required" -> Known.SCOPE_REQUIRED;
            case "console_header_required" -> Known.CONSOLE_HEADER_REQUIRED;
            case "origin_not_allowed" -> Known.ORIGIN_NOT_ALLOWED;
            case "operator_required" -> Known.OPERATOR_REQUIRED;
            case "reason_required" -> Known.REASON_REQUIRED;
            case "member_required" -> Known.MEMBER_REQUIRED;
            case "https_required" -> Known.HTTPS_REQUIRED;
            case "not_found" -> Known.NOT_FOUND;
            case "method_not_allowed" -> Known.METHOD_NOT_ALLOWED;
            case "not_acceptable" -> Known.NOT_ACCEPTABLE;
            case "request_timeout" -> Known.REQUEST_TIMEOUT;
            case "request_in_progress" -> Known.REQUEST_IN_PROGRESS;
            case "outcome_unknown" -> Known.OUTCOME_UNKNOWN;
            case "would_lock_out" -> Known.WOULD_LOCK_OUT;
            case "keyword_exists" -> Known.KEYWORD_EXISTS;
            case "pursuit_exists" -> Known.PURSUIT_EXISTS;
            case "profile_required" -> Known.PROFILE_REQUIRED;
            case "profile_exists" -> Known.PROFILE_EXISTS;
            case "profile_in_use" -> Known.PROFILE_IN_USE;
            case "pursuit_settled" -> Known.PURSUIT_SETTLED;
            case "limit_reached" -> Known.LIMIT_REACHED;
            case "member_exists" -> Known.MEMBER_EXISTS;
            case "last_owner" -> Known.LAST_OWNER;
            case "passkeys_unavailable" -> Known.PASSKEYS_UNAVAILABLE;
            case "keys_depend" -> Known.KEYS_DEPEND;
            case "key_ended" -> Known.KEY_ENDED;
            case "key_of_app" -> Known.KEY_OF_APP;
            case "consultation_closed" -> Known.CONSULTATION_CLOSED;
            case "attachments_off" -> Known.ATTACHMENTS_OFF;
            case "source_not_ready" -> Known.SOURCE_NOT_READY;
            case "notice_withdrawn" -> Known.NOTICE_WITHDRAWN;
            case "cursor_expired" -> Known.CURSOR_EXPIRED;
            case "precondition_failed" -> Known.PRECONDITION_FAILED;
            case "body_too_large" -> Known.BODY_TOO_LARGE;
            case "url_too_long" -> Known.URL_TOO_LONG;
            case "unsupported_media_type" -> Known.UNSUPPORTED_MEDIA_TYPE;
            case "misdirected_request" -> Known.MISDIRECTED_REQUEST;
            case "idempotency_key_reused" -> Known.IDEMPOTENCY_KEY_REUSED;
            case "http_1_1_required" -> Known.HTTP_1_1_REQUIRED;
            case "rate_limited" -> Known.RATE_LIMITED;
            case "too_many_at_once" -> Known.TOO_MANY_AT_ONCE;
            case "headers_too_large" -> Known.HEADERS_TOO_LARGE;
            case "internal" -> Known.INTERNAL;
            case "unavailable" -> Known.UNAVAILABLE;
            default -> Known.UNKNOWN;
        };
    }

    @Override
    public String toString() {
        return value;
    }
}
