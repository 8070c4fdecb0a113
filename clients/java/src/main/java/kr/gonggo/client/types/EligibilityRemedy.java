// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;

/**
 * What would change the verdict.
 *
 * @param kind {@code declare} = add it to the profile if the company has it, {@code declare_date} = add the date,
 * {@code renew} = renew before closing, {@code joint_bidder} = bid with a company that meets these rows, {@code obtain}
 * = obtain it, {@code read_notice} = read the notice.
 * @param items What is needed.
 */
public record EligibilityRemedy(
        EligibilityRemedyKind kind,
        List<EligibilityRemedyItem> items) {}
