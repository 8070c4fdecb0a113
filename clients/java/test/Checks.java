import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import kr.gonggo.client.ApiException;
import kr.gonggo.client.GonggoClient;
import kr.gonggo.client.InvalidSignatureException;
import kr.gonggo.client.Loop;
import kr.gonggo.client.Option;
import kr.gonggo.client.WebhookVerifier;
import kr.gonggo.client.json.Json;
import kr.gonggo.client.json.JsonException;
import kr.gonggo.client.types.Bid;
import kr.gonggo.client.types.BidStatus;
import kr.gonggo.client.types.BidsListQuery;
import kr.gonggo.client.types.FieldChange;
import kr.gonggo.client.types.KeyWithSecret;
import kr.gonggo.client.types.KeywordPatch;
import kr.gonggo.client.types.KeywordPatchFilter;
import kr.gonggo.client.types.NewWebhook;

/** What the suite of all clients cannot ask: giving up, texts that are printed, JSON. Says "ok" and its name of each check. */
public final class Checks {
    private static final String KEY = "gg_live_7Qm2Zt9Xc4Vb6Nn8Ls1Kd3Jf5Hg0Pw";
    private static final Duration SOON = Duration.ofSeconds(10);

    interface Check {
        void run() throws Exception;
    }

    private static void equal(Object found, Object wanted) {
        if (!Objects.equals(found, wanted)) throw new AssertionError(found + " instead of " + wanted);
    }

    private static <E extends Throwable> E fails(Class<E> kind, Check check) {
        try {
            check.run();
        } catch (Throwable error) {
            if (kind.isInstance(error)) return kind.cast(error);
            throw new AssertionError("fails otherwise", error);
        }
        throw new AssertionError("does not fail");
    }

    /** A server of which each request is answered by the next handler, the last one again and again. */
    record Stage(HttpServer server, AtomicInteger asked, CountDownLatch left) implements AutoCloseable {
        static Stage of(HttpHandler... handlers) throws IOException {
            var server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
            var asked = new AtomicInteger();
            server.createContext("/", exchange -> handlers[Math.min(asked.getAndIncrement(), handlers.length - 1)].handle(exchange));
            server.setExecutor(Executors.newCachedThreadPool(work -> {
                var thread = new Thread(work);
                thread.setDaemon(true);
                return thread;
            }));
            server.start();
            return new Stage(server, asked, new CountDownLatch(1));
        }

        GonggoClient client() {
            var address = "http://127.0.0.1:" + server.getAddress().getPort();
            return new GonggoClient(address, KEY, Option.retryDelay(Duration.ofMinutes(1)));
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }

    private static HttpHandler says(int status, String body) {
        return exchange -> {
            exchange.sendResponseHeaders(status, 0);
            exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
            exchange.close();
        };
    }

    /** Sends what it is given and then what means nothing in its kind, such as an empty line, until the client goes. */
    private static HttpHandler hangs(String body, String blank, CountDownLatch gone) {
        return exchange -> {
            if (!body.isEmpty()) begin(exchange, body);
            try {
                while (!gone.await(20, TimeUnit.MILLISECONDS)) if (!body.isEmpty()) begin(exchange, blank);
            } catch (IOException | InterruptedException error) {
                gone.countDown();
            }
        };
    }

    private static void begin(HttpExchange exchange, String body) throws IOException {
        if (exchange.getResponseCode() < 0) exchange.sendResponseHeaders(200, 0);
        exchange.getResponseBody().write(body.getBytes(StandardCharsets.UTF_8));
        exchange.getResponseBody().flush();
    }

    private static void until(Check isTrue) throws Exception {
        for (long end = System.nanoTime() + SOON.toNanos(); ; Thread.onSpinWait()) {
            try {
                isTrue.run();
                return;
            } catch (AssertionError error) {
                if (System.nanoTime() > end) throw error;
            }
        }
    }

    /** Runs in a thread that is interrupted once the service has been asked; it hears that, and stays interrupted. */
    private static void interrupted(HttpHandler handler, java.util.function.Consumer<GonggoClient> call) throws Exception {
        try (var stage = Stage.of(handler)) {
            var task = new FutureTask<>(() -> {
                fails(CancellationException.class, () -> call.accept(stage.client()));
                return Thread.currentThread().isInterrupted();
            });
            var thread = new Thread(task);
            thread.start();
            until(() -> equal(stage.asked.get() > 0 && thread.getState() != Thread.State.RUNNABLE, true));
            thread.interrupt();
            equal(task.get(SOON.toSeconds(), TimeUnit.SECONDS), true);
        }
    }

    private static void interrupts() throws Exception {
        var gone = new CountDownLatch(1);
        interrupted(hangs("", "", gone), it -> it.bids().get("1"));
        interrupted(hangs("{\"noticeNo\": ", " ", gone), it -> it.bids().get("1"));
        interrupted(says(503, "{\"code\": \"unavailable\"}"), it -> it.bids().get("1"));
        interrupted(says(503, "{\"code\": \"unavailable\"}"), it -> it.bids().followChanges().forEach(page -> {}));
        interrupted(hangs(":\n", ":\n", new CountDownLatch(1)), it -> it.events().stream().forEach(event -> {}));
    }

    private static void closes(boolean hasEnd, HttpHandler handler, java.util.function.Function<GonggoClient, Loop<?>> loop) throws Exception {
        try (var stage = Stage.of(handler)) {
            var open = loop.apply(stage.client());
            var task = new FutureTask<>(() -> {
                var count = 0;
                for (var one : open) count += one == null ? 0 : 1;
                return count;
            });
            var thread = new Thread(task);
            thread.start();
            until(() -> equal(stage.asked.get() > 0 && thread.getState() != Thread.State.RUNNABLE, true));
            open.close();
            if (hasEnd)
                equal(
                        fails(ExecutionException.class, () -> task.get(SOON.toSeconds(), TimeUnit.SECONDS)).getCause().getClass(),
                        CancellationException.class);
            else equal(task.get(SOON.toSeconds(), TimeUnit.SECONDS), 0);
        }
    }

    /** The key goes to the given address alone. */
    private static void redirects() {
        var own = java.net.http.HttpClient.newBuilder().followRedirects(java.net.http.HttpClient.Redirect.NORMAL).build();
        fails(IllegalArgumentException.class, () -> Option.http(own));
        Option.http(java.net.http.HttpClient.newHttpClient());
    }

    private static void closing() throws Exception {
        closes(false, hangs("", "", new CountDownLatch(1)), it -> it.bids().followChanges());
        closes(false, hangs(":\n", ":\n", new CountDownLatch(1)), it -> it.events().stream());
        // An export that somebody ends must not look complete.
        closes(true, hangs("\n", "\n", new CountDownLatch(1)), it -> it.bids().listAsNdjson());
        closes(false, says(503, "{}"), it -> it.events().stream());
        closes(true, says(503, "{}"), it -> it.bids().listAll());
    }

    private static void leaving() throws Exception {
        var gone = new CountDownLatch(1);
        try (var stage = Stage.of(hangs("id: 1\ndata: {\"id\": \"evt_1\"}\n\n", ":\n", gone))) {
            try (var events = stage.client().events().stream()) {
                for (var event : events) {
                    equal(event.id(), "evt_1");
                    break;
                }
                fails(IllegalStateException.class, events::iterator);
            }
            equal(gone.await(SOON.toSeconds(), TimeUnit.SECONDS), true);
        }
    }

    private static void streams() throws Exception {
        HttpHandler first = exchange -> {
            exchange.getResponseHeaders().set("Link", "</v1/bids?page=2>; rel=\"next\"");
            says(200, "{\"total\": 2, \"page\": 1, \"items\": [{\"noticeNo\": \"1\"}]}").handle(exchange);
        };
        try (var stage = Stage.of(first, says(200, "{\"total\": 2, \"page\": 2, \"items\": [{\"noticeNo\": \"2\"}]}"))) {
            try (var bids = stage.client().bids().listAll().stream()) {
                equal(bids.map(Bid::noticeNo).toList(), List.of("1", "2"));
            }
            equal(stage.asked.get(), 2);
        }
    }

    private static void secrets() throws Exception {
        var secret = Json.read("{\"id\": \"key_1\", \"key\": \"gg_live_abc\"}", KeyWithSecret.class);
        equal(secret.key(), "gg_live_abc");
        equal(secret.toString().contains("abc"), false);
        equal(new NewWebhook().url("https://a").secret("whsec_abc").toString(), "NewWebhook[url, secret]");
        for (var key : new String[] {"gg_live\nabc", "gg_live abc", "gg_live_가abc"}) {
            var refused = fails(IllegalArgumentException.class, () -> new GonggoClient("http://127.0.0.1:1", key));
            equal(refused.toString().contains("abc"), false);
        }
        equal(new GonggoClient("http://127.0.0.1:1", "gg_live_abc").toString().contains("abc"), false);
        var error = fails(IllegalArgumentException.class, () -> new WebhookVerifier("whsec_가"));
        equal(error.getMessage().contains("가"), false);
        fails(InvalidSignatureException.class, () -> new WebhookVerifier("whsec_YWJj").verify(new byte[0], Map.of()));
    }

    private static void addresses() {
        for (var address : new String[] {null, "", "gonggo", "http://", "ftp://a", "http://a?b"})
            fails(IllegalArgumentException.class, () -> new GonggoClient(address, KEY));
        var swapped = fails(IllegalArgumentException.class, () -> new GonggoClient(KEY, "https://a"));
        equal(swapped.getMessage(), "The first argument is not the base URL of a service, such as https://gonggo.example.com");
    }

    private static void futures() throws Exception {
        try (var stage = Stage.of(says(200, "{\"noticeNo\": \"R1\"}"), says(404, "{\"code\": \"not_found\"}"))) {
            var address = "http://127.0.0.1:" + stage.server().getAddress().getPort();
            var client = GonggoClient.builder(address).key(KEY).timeout(Duration.ofSeconds(30)).maxRetries(0).build();
            equal(client.async(it -> it.bids().get("R1")).get().noticeNo(), "R1");
            var refusal = fails(ExecutionException.class, () -> client.async(it -> it.bids().get("R2")).get());
            equal(((ApiException) refusal.getCause()).status(), 404);
        }
        var gone = new CountDownLatch(1);
        var begun = new CountDownLatch(1);
        HttpHandler silent = exchange -> {
            begun.countDown();
            hangs("", "", gone).handle(exchange);
        };
        try (var stage = Stage.of(silent)) {
            var stopped = new CountDownLatch(1);
            var future = stage.client().async(it -> {
                try {
                    return it.bids().get("R1");
                } catch (CancellationException error) {
                    stopped.countDown();
                    throw error;
                }
            });
            begun.await();
            future.cancel(true);
            stopped.await();
            gone.countDown();
            fails(CancellationException.class, future::get);
        }
        fails(IllegalArgumentException.class, () -> GonggoClient.builder(null).build());
    }

    private static void raw() throws Exception {
        try (var stage = Stage.of(says(200, "{ }"), says(404, ""))) {
            var answer = stage.client().raw(it -> it.bids().get("1"));
            try (var body = answer.value()) {
                equal(new String(body.readAllBytes(), StandardCharsets.UTF_8), "{ }");
            }
            equal(fails(ApiException.class, () -> stage.client().raw(it -> it.bids().get("1"))).status(), 404);
        }
    }

    private static void tables() throws Exception {
        var kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
        var asked = new ArrayList<String>();
        HttpHandler table = exchange -> {
            asked.add(exchange.getRequestURI().getPath() + " " + exchange.getRequestHeaders().getFirst("Accept"));
            exchange.getResponseHeaders().set("Content-Type", exchange.getRequestHeaders().getFirst("Accept"));
            says(200, "PK").handle(exchange);
        };
        try (var stage = Stage.of(table)) {
            var client = stage.client();
            for (var body : List.of(client.bids().listAsXlsx(), client.pursuits().listAsXlsx(), client.events().listAsCsv(), client.statistics().listCompetitorsAsCsv()))
                try (body) {
                    equal(new String(body.readAllBytes(), StandardCharsets.UTF_8), "PK");
                }
        }
        equal(asked, List.of("/v1/bids " + kind, "/v1/pursuits " + kind, "/v1/events text/csv", "/v1/statistics/competitors text/csv"));
    }

    private static void json() {
        for (var text : List.of("null", "true", "-1", "1.5", "\"\\\"\\\\\\u000a가😀\"", "[1,[],{}]", "{\"a\":{\"b\":null}}"))
            equal(Json.write(Json.read(text, Object.class)), text);
        equal(Json.read(" \"\\u00e9\\uD83D\\ude00\\/\" ", Object.class), "é😀/");
        equal(Json.write("\ud83d"), "\"\\ud83d\"");
        equal(Json.read("12345678901234567890", Object.class), 12345678901234567890.0);
        for (var text : List.of("", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "01", "1.", "+1", "nul", "NaN", "1 2", "\0"))
            fails(JsonException.class, () -> Json.read(text, Object.class));
        for (var text : List.of("\"", "\"\\x\"", "\"\\u12g4\"", "\"\n\""))
            fails(JsonException.class, () -> Json.read(text, Object.class));
        fails(JsonException.class, () -> Json.read("[".repeat(100_000), Object.class));
        fails(IllegalArgumentException.class, () -> Json.write(Double.NaN));
        fails(IllegalArgumentException.class, () -> Json.write(new Object()));
    }

    private static void records() {
        var bid = Json.read("{\"noticeNo\": \"1\", \"status\": \"melted\", \"more\": 1, \"estimatedPrice\": 9007199254740993}", Bid.class);
        equal(bid.status().value(), "melted");
        equal(bid.estimatedPrice(), 9007199254740993L);
        equal(bid.closeAt(), null);
        equal(Json.read(Json.write(bid), Bid.class), bid);
        equal(Json.readList("[{\"field\": \"a\", \"new\": 1}]", FieldChange.class), List.of(new FieldChange("a", null, 1L)));
        var fault = fails(JsonException.class, () -> Json.read("{\"noticeNo\": {\"secret\": 1}}", Bid.class));
        equal(fault.getMessage(), "Bid.noticeNo is no String");
        fails(JsonException.class, () -> Json.read("{\"version\": \"1\"}", Bid.class));
        fails(JsonException.class, () -> Json.read("{\"version\": {}}", Bid.class));
    }

    private static void states() {
        var within = new KeywordPatchFilter().resetMinAmt().region(List.of());
        equal(Json.write(new KeywordPatch()), "{}");
        equal(Json.write(new KeywordPatch().resetFilter()), "{\"filter\":null}");
        equal(Json.write(new KeywordPatch().filter(within)), "{\"filter\":{\"minAmt\":null,\"region\":[]}}");
        KeywordPatchFilter none = null;
        var refusal = fails(IllegalArgumentException.class, () -> new KeywordPatch().filter(none));
        equal(refusal.getMessage(), "filter is null; to send null, call its reset method");
        equal(BidStatus.OPEN.known(), BidStatus.Known.OPEN);
        equal(new BidStatus("suspended").known(), BidStatus.Known.UNKNOWN);
        var query = new BidsListQuery().agency("가", "나").keyword("x");
        query.set("newer", 1);
        equal(query.fields(), new LinkedHashMap<>(Map.of("agency", List.of("가", "나"), "keyword", "x", "newer", 1)));
    }

    public static void main(String[] words) throws Exception {
        Map<String, Check> checks = new LinkedHashMap<>();
        checks.put("an interrupt ends a call", Checks::interrupts);
        checks.put("a future can be awaited and cancelled", Checks::futures);
        checks.put("closing ends a loop", Checks::closing);
        checks.put("no redirect is followed by a client of one's own", Checks::redirects);
        checks.put("leaving lets go of the connection", Checks::leaving);
        checks.put("a loop is a stream", Checks::streams);
        checks.put("secrets are not told", Checks::secrets);
        checks.put("an address is wanted", Checks::addresses);
        checks.put("a raw answer is unread", Checks::raw);
        checks.put("tables are bytes", Checks::tables);
        checks.put("JSON is read and written", Checks::json);
        checks.put("records are read and written", Checks::records);
        checks.put("absent, null and values differ", Checks::states);
        for (var check : new ArrayList<>(checks.entrySet())) {
            check.getValue().run();
            System.out.println("ok " + check.getKey());
        }
    }
}
