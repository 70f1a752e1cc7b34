import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** Starts one node of a cluster on this machine: StartNode FOLDER NUMBER NODES PORT. Node n listens on PORT + n. */
public class StartNode {
  public static void main(String[] args) throws Exception {
    var number = Integer.parseInt(args[1]);
    var nodes = Integer.parseInt(args[2]);
    var port = Integer.parseInt(args[3]);
    var names = new ArrayList<String>();
    var hosts = new ArrayList<String>();
    for (var node = 0; node < nodes; node++) {
      names.add("node-" + node);
      hosts.add("127.0.0.1:" + transportPort(port, node));
    }
    var runner = new OpenSearchRunner();
    runner.onBuild((ignored, settings) -> {
      settings.put("node.name", names.get(number));
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", String.valueOf(port + number));
      settings.put("transport.port", String.valueOf(transportPort(port, number)));
      settings.putList("discovery.seed_hosts", hosts);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      // A full disk of a developer's machine does not make indexes read-only.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", "false");
    });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(runner)));
    runner.build(OpenSearchRunner.newConfigs().basePath(args[0]).numOfNode(1).clusterName("ujamaa-" + port).useLogger());
    // Servers of tests end with them, and leave nothing behind.
    var owner = System.getenv("STOP_WITH_PID");
    if (owner != null) {
      ProcessHandle.of(Long.parseLong(owner)).ifPresent(process -> process.onExit().join());
      close(runner);
      try (var files = Files.walk(Path.of(args[0]).getParent())) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
      System.exit(0);
    }
    Thread.currentThread().join();
  }

  private static int transportPort(int port, int node) {
    return port + 100 + node;
  }

  private static void close(OpenSearchRunner runner) {
    try {
      runner.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
