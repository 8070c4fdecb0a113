// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Plan, limits and usage.
 *
 * @param plan Plan of the account.
 * @param asOf Time of this response.
 * @param rateLimits Current state of each limit on requests.
 * @param counters All other limits.
 * @param days The last 30 days, ending with today.
 */
public record Usage(
        UsagePlan plan,
        Timestamp asOf,
        List<UsageRateLimit> rateLimits,
        List<UsageCounter> counters,
        List<UsageDay> days) {}
